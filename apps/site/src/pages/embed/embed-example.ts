export interface EmbedExample {
  /** In dollars a year, by the newest month. */
  readonly lost: string;
  /** A tooth for each month: what was lost by then. */
  readonly teeth: { readonly width: number; readonly height: number; readonly path: string };
}

declare const __EMBED_EXAMPLE__: EmbedExample;

/** Computed when the site is built (vite/embed-example.ts): the index itself stays there. */
export const embedExample: EmbedExample = __EMBED_EXAMPLE__;
