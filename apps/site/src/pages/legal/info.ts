import { arbitration } from '@tallycomb/content/legal/arbitration';
import { privacy } from '@tallycomb/content/legal/privacy';
import type { LegalDocument } from '@tallycomb/content/legal/terms';
import { terms } from '@tallycomb/content/legal/terms';
import type { PageInfo } from '../../seo/page-info';
import { legalInfo } from './legal-info';

export const legalDocuments: readonly LegalDocument[] = [terms, privacy, arbitration];

export const legalInfos: readonly PageInfo[] = legalDocuments.map(legalInfo);
