declare module "fluent:*" {
  const text: string;
  export default text;
}

declare module "sprites:all" {
  interface Sheet {
    url: string;
    ids: Set<string>;
  }
  const sheets: Record<"pieces" | "icons" | "faces" | "charges" | "emotes", Sheet> & {
    emblems: Record<string, Sheet>;
  };
  export default sheets;
}

declare module "screens:all" {
  /** Media queries by their names in styles/screens.css. */
  const screens: Record<"phone" | "tablet" | "laptop" | "low" | "flat", string>;
  export default screens;
  /** Pixels: for what is narrower than the window. */
  export const widths: Record<"phone" | "tablet" | "laptop", number>;
}
