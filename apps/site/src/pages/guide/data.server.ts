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

/** What the page of a guide shows. */
export interface GuideData {
  readonly guide: GuideSummary;
  readonly related: readonly GuideSummary[];
  readonly body: readonly RichTextNode[];
}

/** The pull quote of a guide stands beside its scene. */
function withScene(node: RichTextNode, { image, scene }: GuideSummary): RichTextNode {
  if (typeof node === 'string' || node.tag !== 'pull') return node;
  const attributes = { src: sceneName(image), background: scene.background };
  return { tag: 'poster', attributes, children: node.children };
}

function guideData(id: string): GuideData | null {
  const guide = findGuide(id);
  if (!guide) return null;
  const text = parseRichText(`guides/${id}/body.html`, guideBodies[id] ?? '');
  const body = withBreaks(text.map((node) => withScene(node, guide)));
  return { guide, related: relatedGuides(id), body };
}

export const pageData = ({ guideId = '' }: Params) => guideData(guideId);
