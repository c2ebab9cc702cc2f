import { findGuide, relatedGuides } from '@tallycomb/content/guides';
import { guideBodies } from '@tallycomb/content/guides/bodies';
import type { GuideData } from '../../pages/guide/guide-data';
import { parseRichText } from './parse-rich-text';

export function guideData(id: string): GuideData | null {
  const guide = findGuide(id);
  if (!guide) return null;
  const body = parseRichText(`guides/${id}/body.html`, guideBodies[id] ?? '');
  return { guide, related: relatedGuides(id), body };
}
