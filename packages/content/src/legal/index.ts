/** Texts around the legal documents, which are entries of their own. */
export const legalPage = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
} as const;
