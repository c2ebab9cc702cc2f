import type { PageMetadata } from '../../page-metadata';
import type { SectionHead } from '../../section-head';

export const changelogPage: PageMetadata = {
  title: 'Changelog | Tallycomb',
  description:
    'What each Tallycomb release added: benchmarker, optimizer, scenario comparison, price and review monitoring, connectors and the API.',
};

/** The head of the changelog. */
export interface ChangelogHead extends SectionHead {
  /** What the comb counts; the kinds of change follow. */
  readonly unit: string;
}

export const changelogHead: ChangelogHead = {
  heading: 'Changelog',
  lead: 'What each release added.',
  unit: 'Each bar is a day, each step a change:',
};

/** The list of releases for assistive technology, and its button. */
export interface ChangelogLabels {
  readonly releases: string;
  readonly scrollToTop: string;
}

export const changelogLabels: ChangelogLabels = {
  releases: 'Releases',
  scrollToTop: 'Back to top',
};
