/** What a guide's page shows; read by the build alone. */
import { findGuide, type GuideSummary, relatedGuides } from '@tallycomb/content/guides';

export interface GuideData {
  readonly guide: GuideSummary;
  readonly related: readonly GuideSummary[];
}

export async function guideData(id: string): Promise<GuideData | null> {
  const guide = findGuide(id);
  return guide ? { guide, related: relatedGuides(guide.id) } : null;
}
