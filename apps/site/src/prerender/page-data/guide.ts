import { findGuide, type GuideId, relatedGuides } from '@tallycomb/content/guides';
import { content as inflationImpact } from '@tallycomb/content/guides/inflation-impact';
import { content as priceBenchmarking } from '@tallycomb/content/guides/price-benchmarking';
import { content as priceOptimization } from '@tallycomb/content/guides/price-optimization';
import { content as scenarioAnalysis } from '@tallycomb/content/guides/scenario-analysis';
import type { GuideData } from '../../pages/guide/guide-data';
import { parseRichText } from './parse-rich-text';

const contents: Readonly<Record<GuideId, string>> = {
  'price-optimization': priceOptimization,
  'scenario-analysis': scenarioAnalysis,
  'price-benchmarking': priceBenchmarking,
  'inflation-impact': inflationImpact,
};

export function guideData(id: string): GuideData | null {
  const guide = findGuide(id);
  if (!guide) return null;
  const body = parseRichText(`guides/${id}.html`, contents[guide.id]);
  return { guide, related: relatedGuides(guide.id), body };
}
