/** What the build makes of an import, here and in the tests: see `tsup.config.ts`. */

/** A text authored as HTML; the bundler hands it over as a string. */
declare module '*.html' {
  const html: string;
  export default html;
}

interface ImportMeta {
  /** One export of every file that a pattern finds, by path: Vite's glob import, eager. */
  glob<Value>(
    pattern: string,
    options: { readonly eager: true; readonly import: string },
  ): Readonly<Record<string, Value>>;
}
