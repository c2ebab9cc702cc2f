/** The legal documents, and the texts around them. */
export * from './documents';

/** Labels of the page that shows a document. */
export const legalPageText = {
  lastUpdated: 'Last updated',
  /** Label of the list of a document's sections. */
  contents: 'On this page',
  /** Precedes the summary of a section. */
  inShort: 'In short',
};
