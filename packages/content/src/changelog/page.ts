import type { PageMetadata } from '../page-metadata';
import type { SectionHead } from '../section-head';

export const changelogPage: PageMetadata = {
  title: 'Changelog | Tallycomb',
  description:
    'What is new, improved and fixed in Tallycomb, release by release: benchmarker, optimizer, price and review monitoring, connectors and the API.',
};

export const changelogHead: SectionHead = {
  heading: 'Changelog',
  lead: 'What changed, newest first.',
};

export interface ChangelogLabels {
  readonly releases: string;
  readonly scrollToTop: string;
}

export const changelogLabels: ChangelogLabels = {
  releases: 'Releases',
  scrollToTop: 'Back to top',
};
