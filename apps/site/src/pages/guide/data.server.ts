import {
  findGuide,
  type GuideSummary,
  guideBodies,
  relatedGuides,
} from '@tallycomb/content/guides';
import type { Params } from 'react-router-dom';
import { withBreaks } from '../../article/rich-text/drawn-breaks.server';
import { parseRichText } from '../../article/rich-text/parse-rich-text.server';
import type { RichTextNode } from '../../article/rich-text-node';
import { scenePicture } from '../../article/scene-picture';

/** Turns a pull quote into a poster with the guide's scene. */
function withScene(node: RichTextNode, { image, scene }: GuideSummary): RichTextNode {
  if (typeof node === 'string' || node.tag !== 'pull') return node;
  const attributes = { src: scenePicture(image), background: scene.background };
  return { tag: 'poster', attributes, children: node.children };
}

/** A tag with the guide's figure, for the margin beside its first words. */
const answerOf = ({ figure, scene: { background } }: GuideSummary): RichTextNode => ({
  tag: 'answer',
  attributes: { ...figure, background },
  children: [],
});

/** Data of a guide's page; `null` if there is no such guide. */
export function pageData({ guideId: id = '' }: Params) {
  const guide = findGuide(id);
  if (!guide) return null;
  const text = parseRichText(`guides/${id}/body.html`, guideBodies[id] ?? '');
  const [lead = '', ...rest] = withBreaks(text.map((node) => withScene(node, guide)));
  const body = [lead, answerOf(guide), ...rest];
  return { guide, related: relatedGuides(id), body };
}

export type GuideData = NonNullable<ReturnType<typeof pageData>>;
