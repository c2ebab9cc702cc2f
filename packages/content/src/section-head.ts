/** Heading and lead of a page's section. */
export interface SectionHead {
  readonly heading: string;
  readonly lead: string;
}
