/** Every text of the changelog. */
import type { PageMetadata } from '../../page-texts';

export * from './releases';

export const changelogPage: PageMetadata = {
  title: 'Changelog | Tallycomb',
  description:
    'What each Tallycomb release added: benchmarker, optimizer, scenario comparison, price and review monitoring, connectors and the API.',
};

/** The head of the changelog. */
export const changelogHead = {
  heading: 'Changelog',
  /** Follows the number of changes, and of days that they took. */
  lead: 'It began with an alert for every price that moves. Now you can try a new price before your clients see it.',
  /** Explains the comb's bars; the types of change follow. */
  unit: 'Taller bars, more changes:',
};

/** The list of releases for assistive technology, and its button. */
export const changelogLabels = {
  releases: 'Releases',
  scrollToTop: 'Back to top',
};
