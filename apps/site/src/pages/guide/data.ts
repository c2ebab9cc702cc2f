/** What a guide's page shows; read by the build alone. */
import {
  findGuide,
  type GuideId,
  type GuideSummary,
  relatedGuides,
} from '@tallycomb/content/guides';
import { content as inflationImpact } from '@tallycomb/content/guides/inflation-impact';
import { content as priceBenchmarking } from '@tallycomb/content/guides/price-benchmarking';
import { content as priceOptimization } from '@tallycomb/content/guides/price-optimization';
import { content as scenarioAnalysis } from '@tallycomb/content/guides/scenario-analysis';
import type { BodyNode } from '../../body/body-node';
import { parseBody } from '../../body/parse-body';

export interface GuideData {
  readonly guide: GuideSummary;
  readonly related: readonly GuideSummary[];
  readonly body: readonly BodyNode[];
}

const contents: Readonly<Record<GuideId, string>> = {
  'price-optimization': priceOptimization,
  'scenario-analysis': scenarioAnalysis,
  'price-benchmarking': priceBenchmarking,
  'inflation-impact': inflationImpact,
};

export function guideData(id: string): GuideData | null {
  const guide = findGuide(id);
  if (!guide) return null;
  const body = parseBody(`guides/${id}.html`, contents[guide.id]);
  return { guide, related: relatedGuides(guide.id), body };
}
