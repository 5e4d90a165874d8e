declare module "virtual:page-words/languages" {
  /** Each language's name for itself, by its code. */
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module "virtual:page-words/*" {
  const catalogue: { sections: Readonly<Record<string, Readonly<Record<string, string>>>>; joints: Readonly<Record<string, string>> };
  export default catalogue;
}
