/** How a section of a page begins. */
export interface SectionHead {
  readonly heading: string;
  readonly lead: string;
}
