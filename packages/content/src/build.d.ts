/** What the build makes of an import, here and in the tests: see `tsup.config.ts`. */

/** A text authored as HTML; the bundler hands it over as a string. */
declare module '*.html' {
  const html: string;
  export default html;
}
