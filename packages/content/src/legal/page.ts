/** What stands around every legal text. */
export interface LegalPageText {
  readonly lastUpdated: string;
  /** Names the list of a document's sections. */
  readonly contents: string;
}

export const legalPageText: LegalPageText = {
  lastUpdated: 'Last updated',
  contents: 'On this page',
};
