import type { PageMetadata } from '../../page-metadata';

export const changelogPage: PageMetadata = {
  title: 'Changelog | Tallycomb',
  description:
    'What each Tallycomb release added: benchmarker, optimizer, scenario comparison, price and review monitoring, connectors and the API.',
};

/** The head of the changelog. */
export const changelogHead = {
  heading: 'Changelog',
  lead: 'What each release added.',
  /** Explains the comb's bars; the types of change follow. */
  unit: 'Taller bars, more changes:',
};

/** The list of releases for assistive technology, and its button. */
export const changelogLabels = {
  releases: 'Releases',
  scrollToTop: 'Back to top',
};
