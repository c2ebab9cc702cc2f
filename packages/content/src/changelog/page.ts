export const page = {
  title: 'Changelog | Tallycomb',
  description:
    'What is new, improved and fixed in Tallycomb, release by release: benchmarker, optimizer, price and review monitoring, connectors and the API.',
} as const;

export const head = {
  heading: 'Changelog',
  lead: 'What changed, newest first.',
} as const;

export const labels = {
  releases: 'Releases',
  scrollToTop: 'Back to top',
} as const;
