declare module "fluent:*" {
  const text: string;
  export default text;
}

declare module "sprites:all" {
  interface Sheet {
    url: string;
    ids: Set<string>;
  }
  const sheets: Record<"fist" | "gold" | "pieces" | "icons" | "faces", Sheet>;
  export default sheets;
}
