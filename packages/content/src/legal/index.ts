/** The legal documents, and the texts around them. */
export { arbitration } from './arbitration';
export { contactEmailToken, type LegalDocument } from './legal-document';
export * from './page';
export { privacy } from './privacy';
export { terms } from './terms';
