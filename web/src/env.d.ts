declare module '*.toml' {
  const data: Record<string, unknown>;
  export default data;
}
declare module 'virtual:messages/*' {
  const files: readonly string[];
  export default files;
}
