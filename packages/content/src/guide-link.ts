/** Leads to what explains a step, or goes further. */

/** A link to another page of the site. */
export interface GuideLink {
  readonly label: string;
  readonly href: string;
}
