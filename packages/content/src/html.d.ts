/** A text authored as HTML; the bundler hands it over as a string. */
declare module '*.html' {
  const html: string;
  export default html;
}
