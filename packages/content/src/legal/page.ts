/** What stands around every legal text. */
export const legalPageText = {
  lastUpdated: 'Last updated',
  /** Names the list of a document's sections. */
  contents: 'On this page',
};
