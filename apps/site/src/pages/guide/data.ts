/** What a guide's page shows; read by the build alone. */
import { findGuide, type GuideSummary, relatedGuides } from '@tallycomb/content/guides';
import { guideBodies } from '@tallycomb/content/guides/bodies';
import type { BodyNode } from '../../body/body-node';
import { parseBody } from '../../body/parse-body';

export interface GuideData {
  readonly guide: GuideSummary;
  readonly related: readonly GuideSummary[];
  readonly body: readonly BodyNode[];
}

export function guideData(id: string): GuideData | null {
  const guide = findGuide(id);
  if (!guide) return null;
  const body = parseBody(`guides/${id}/body.html`, guideBodies[id] ?? '');
  return { guide, related: relatedGuides(id), body };
}
