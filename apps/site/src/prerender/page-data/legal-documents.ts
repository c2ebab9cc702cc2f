import { arbitration, type LegalDocument, privacy, terms } from '@tallycomb/content/legal';

export const legalDocuments: readonly LegalDocument[] = [terms, privacy, arbitration];
