import { arbitration, type LegalDocument, privacy, terms } from '@tallycomb/content/legal';
import type { PageInfo } from '../../seo/page-info';
import { legalInfo } from './legal-info';

export const legalDocuments: readonly LegalDocument[] = [terms, privacy, arbitration];

export const legalInfos: readonly PageInfo[] = legalDocuments.map(legalInfo);
