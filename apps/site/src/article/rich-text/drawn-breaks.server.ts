/** Inserts a drawn break before a section that follows long undecorated text. */
import { placeTeeth, toothPath } from '@tallycomb/ui/art';
import { type RichTextElement, type RichTextNode, textOf } from '../rich-text-node';
import { shape } from './drawing.server';

/** Estimated heights in CSS pixels, of a text at desktop width. */
const [minBetween, maxBetween] = [500, 1250];
const [lineHeight, charactersALine] = [31, 64];
const [rowHeight, blockGap] = [47, 24];

const blocks = new Set('ul ol steps figure note region table wide-table thead tbody'.split(' '));
const drawings = new Set(['plate', 'poster']);

const isDrawn = (node: RichTextNode): boolean =>
  typeof node !== 'string' && (drawings.has(node.tag) || node.children.some(isDrawn));

const sum = (heights: readonly number[]) => heights.reduce((a, b) => a + b, 0);

/** Estimated height of a node, in CSS pixels. */
function heightOf(node: RichTextNode): number {
  if (typeof node !== 'string') {
    if (node.tag === 'tr') return rowHeight;
    if (blocks.has(node.tag)) return blockGap + sum(node.children.map(heightOf));
  }
  return Math.ceil(textOf(node).length / charactersALine) * lineHeight + blockGap;
}

const [width, height, spine] = [480, 26, 6];
/** Teeth whose round feet end at the spine's lower edge. */
const tooth = { y: height - spine, length: 19, width: 8, depth: spine - 8 / 2 };
const teeth = placeTeeth(new Array<undefined>(24).fill(undefined), width).map(({ x }) =>
  toothPath({ ...tooth, x }),
);

/** A comb across the column; its red tooth marks the share that has been read. */
function breakAt(share: number): RichTextElement {
  const you = Math.round(share * (teeth.length - 1));
  return shape(
    'break',
    { viewBox: `0 0 ${width} ${height}` },
    shape('path', { d: teeth.filter((_, at) => at !== you).join('') }),
    shape('path', { 'data-look': 'you', d: teeth[you] ?? '' }),
    shape('rect', { y: height - spine, width, height: spine, rx: 2 }),
  );
}

const isSection = (node: RichTextNode) => typeof node !== 'string' && node.tag === 'h2';

/** Height from a heading to the next heading or drawing. */
function untilNext(body: readonly RichTextNode[], at: number): number {
  const rest = body.slice(at + 1);
  const end = rest.findIndex((node) => isSection(node) || isDrawn(node));
  return sum([body[at] ?? '', ...rest.slice(0, end < 0 ? undefined : end)].map(heightOf));
}

/** Inserts breaks, each marking the share of the text before it. */
export function withBreaks(body: readonly RichTextNode[]): RichTextNode[] {
  const heights = body.map(heightOf);
  const all = sum(heights);
  let since = 0;
  return body.flatMap((node, at) => {
    const isDue = isSection(node) && since > minBetween && since + untilNext(body, at) > maxBetween;
    const height = heights[at] ?? 0;
    since = isDrawn(node) ? 0 : height + (isDue ? 0 : since);
    return isDue ? [breakAt(sum(heights.slice(0, at)) / all), node] : [node];
  });
}
