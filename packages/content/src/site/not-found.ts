/** Texts of the pages that stand in for one that is missing. */

import type { PageMetadata } from '../page-metadata';
import type { SectionHead } from '../section-head';

export type { PageMetadata, SectionHead };

/** The page at an address that there is not. */
export interface NotFoundPage extends PageMetadata, SectionHead {
  /** Label of the way home. */
  readonly home: string;
  readonly teeth: MissingTeethText;
}

/** Of the comb that lacks teeth: each is a box to check, and all checked have a line to say. */
export interface MissingTeethText {
  readonly legend: string;
  readonly label: string;
  readonly whole: string;
}

export const notFoundPage: NotFoundPage = {
  title: 'Page not found | Tallycomb',
  description: 'There’s nothing at this address.',
  heading: 'Oops! Page not found',
  lead: 'Swept up with yesterday’s trimmings. Everything else is where you left it.',
  home: 'Back to Home',
  teeth: { legend: 'Missing teeth', label: 'Tooth', whole: 'All there. Still no page.' },
};

/** What stands in for a page that did not load. */
export interface FailedPage extends SectionHead {
  readonly reload: string;
  /** In place of a part of a page, where the rest of it works. */
  readonly section: string;
}

export const failedPage: FailedPage = {
  heading: 'This Page Didn’t Load',
  lead: 'Something broke on the way. Your connection may be down, or we published a new version while you were here.',
  reload: 'Load it again',
  section: 'This part didn’t load. The rest of the page works.',
};
