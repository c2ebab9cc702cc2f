import type { PageMetadata } from '../../page-metadata';

export const changelogPage: PageMetadata = {
  title: 'Changelog | Tallycomb',
  description:
    'What each Tallycomb release added: benchmarker, optimizer, scenario comparison, price and review monitoring, connectors and the API.',
};

/** The head of the changelog. */
export const changelogHead = {
  heading: 'Changelog',
  lead: 'What changed in each release, October 2024 to January 2025.',
  /** What the comb counts; the kinds of change follow. */
  unit: 'Each bar is a day, each step a change:',
};

/** The list of releases for assistive technology, and its button. */
export const changelogLabels = {
  releases: 'Releases',
  scrollToTop: 'Back to top',
};
