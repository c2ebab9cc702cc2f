import {
  findGuide,
  type GuideSummary,
  guideBodies,
  relatedGuides,
} from '@tallycomb/content/guides';
import type { Params } from 'react-router-dom';
import { sceneName } from '../../../build/pictures';
import { withBreaks } from '../../../build/rich-text/drawn-breaks';
import { parseRichText } from '../../../build/rich-text/parse-rich-text';
import type { RichTextNode } from '../../article/rich-text-node';

/** The pull quote of a guide stands beside its scene. */
function withScene(node: RichTextNode, { image, scene }: GuideSummary): RichTextNode {
  if (typeof node === 'string' || node.tag !== 'pull') return node;
  const attributes = { src: sceneName(image), background: scene.background };
  return { tag: 'poster', attributes, children: node.children };
}

/** What the page of a guide shows; `null` where there is none. */
export function pageData({ guideId: id = '' }: Params) {
  const guide = findGuide(id);
  if (!guide) return null;
  const text = parseRichText(`guides/${id}/body.html`, guideBodies[id] ?? '');
  const body = withBreaks(text.map((node) => withScene(node, guide)));
  return { guide, related: relatedGuides(id), body };
}

export type GuideData = NonNullable<ReturnType<typeof pageData>>;
