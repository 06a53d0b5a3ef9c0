declare module '*.toml' {
  const data: Record<string, unknown>;
  export default data;
}
/** The messages by language and by what they are about (a game, or the page itself): only what is needed is fetched. */
declare module 'virtual:messages' {
  const messages: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: readonly string[] }>>>>>;
  export default messages;
}
declare module 'virtual:messages/*' {
  const files: readonly string[];
  export default files;
}
