// A game in a post of the forum is this page in a frame: no other site may frame it.
export const isEmbedded = window.top !== window;
