import { guideBodies, guides } from '@tallycomb/content/guides';
import { textOf } from '../../article/rich-text-node';
import type { GuideListData } from '../../pages/guides/guide-list-data';
import { parseRichText } from './parse-rich-text';

function claimOf(id: string): string {
  const body = parseRichText(`guides/${id}/body.html`, guideBodies[id] ?? '');
  const quote = body.find((node) => typeof node !== 'string' && node.tag === 'pull');
  return quote ? textOf(quote) : '';
}

export const guideListData = (): GuideListData => ({ guides, claim: claimOf(guides[0]?.id ?? '') });
