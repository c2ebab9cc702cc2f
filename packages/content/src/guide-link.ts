/** Leads to what explains a step, or goes further. */
export interface GuideLink {
  readonly label: string;
  readonly href: string;
}
