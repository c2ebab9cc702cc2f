import {
  findGuide,
  type GuideSummary,
  guideBodies,
  relatedGuides,
} from '@tallycomb/content/guides';
import type { RichTextNode } from '../../article/rich-text-node';
import type { GuideData } from '../../pages/guide/guide-data';
import { sceneName } from '../pictures';
import { withBreaks } from './drawn-breaks';
import { parseRichText } from './parse-rich-text';

/** The pull quote of a guide stands beside its scene. */
function withScene(node: RichTextNode, { image, scene }: GuideSummary): RichTextNode {
  if (typeof node === 'string' || node.tag !== 'pull') return node;
  const attributes = { src: sceneName(image), background: scene.background };
  return { tag: 'poster', attributes, children: node.children };
}

export function guideData(id: string): GuideData | null {
  const guide = findGuide(id);
  if (!guide) return null;
  const text = parseRichText(`guides/${id}/body.html`, guideBodies[id] ?? '');
  const body = withBreaks(text.map((node) => withScene(node, guide)));
  return { guide, related: relatedGuides(id), body };
}
