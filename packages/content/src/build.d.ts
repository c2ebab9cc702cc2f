/** Types of imports that the build and the tests load as text; see `tsup.config.ts`. */

/** A text authored as HTML, imported as a string. */
declare module '*.html' {
  const html: string;
  export default html;
}
