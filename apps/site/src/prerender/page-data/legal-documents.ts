import { arbitration } from '@tallycomb/content/legal/arbitration';
import { privacy } from '@tallycomb/content/legal/privacy';
import { type LegalDocument, terms } from '@tallycomb/content/legal/terms';

export const legalDocuments: readonly LegalDocument[] = [terms, privacy, arbitration];
