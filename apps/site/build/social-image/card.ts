/** Draws social images (Open Graph): a page's art, and its headline on a swing tag. */

import type { GuideCover } from '@tallycomb/content/guides';
import { siteName, tagline } from '@tallycomb/content/site';
import { logoSvg, palette } from '../../src/brand/logo';
import { guideCoverSvg } from '../../src/drawing/guide-cover.server';
import { headlineOf, socialImageSize } from '../../src/seo/page-info';
import type { ListedPage } from '../page-infos';
import { cuts, png, widthOf } from '../png';
import { xmlText } from '../xml-files';

const { width, height } = socialImageSize;

/** Size and place of the tag, which hangs from the upper edge; `tilt` in degrees. */
const tag = { x: 60, y: 76, width: 760, height: 506, chamfer: 66, hole: 15, tilt: -2 } as const;
const padding = 52;
const footHeight = 60;
const headline = { largest: 264, smallest: 72, lineHeight: 1, top: 70 } as const;
/** Distance from the top of a line to its baseline, in ems. */
const ascent = 0.8;

/** Left edges in pixels of covers that look best elsewhere than flush right. */
const coverLefts = new Map<GuideCover['recipe'], number>([
  ['ladder', -180],
  ['wave', -90],
]);

/**
 * The wide cover, as high as the image and moved to show its best part beside the tag. Unclipped,
 * as it reaches all edges and clipping takes ten times as long.
 */
function background({ path, art }: ListedPage): string {
  if (!art)
    throw new Error(`${path} has no art for its social image; give it some in page-infos.ts.`);
  const cover = guideCoverSvg({ ...art, slug: path, wide: true });
  const across = Math.round((height * 1280) / 520);
  const left = coverLefts.get(art.recipe) ?? width - across;
  return cover.replace(
    /width="\d+" height="\d+"/,
    `x="${left}" width="${across}" height="${height}" overflow="visible"`,
  );
}

function tagShape(): string {
  const { x, y, width: across, height: down, chamfer, hole } = tag;
  const middle = x + across / 2;
  const outline = `M${x + chamfer} ${y}h${across - 2 * chamfer}l${chamfer} ${chamfer}v${down - chamfer}h${-across}v${chamfer - down}z`;
  const string = `M${middle} ${y + 36}V-80`;
  return `<path fill="${palette.ink}" fill-opacity=".16" transform="translate(10 12)" d="${outline}"/>
    <path fill="${palette.paper}" d="${outline}"/>
    <circle cx="${middle}" cy="${y + 36}" r="${hole}" fill="${palette.ink}"/>
    <path stroke="${palette.ink}" stroke-width="4" d="${string}"/>`;
}

interface Line {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly family: string;
}

const line = (text: string, { x, baseline, size, family }: Line) =>
  `<text x="${x}" y="${baseline}" font-family="${family}" font-size="${size}">${xmlText(text)}</text>`;

interface Box {
  readonly width: number;
  readonly height: number;
}

interface Fitting {
  readonly lines: readonly string[];
  readonly size: number;
}

interface FitOptions {
  readonly box: Box;
  readonly largest: number;
  readonly smallest: number;
  /** Distance between baselines, in ems. */
  readonly lineHeight: number;
  /** Width of a line in ems. */
  readonly measure: (line: string) => number;
}

function wrap(words: readonly string[], width: number, measure: FitOptions['measure']): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks text into as few lines as `wrap`, but of similar lengths. */
function balance(words: readonly string[], width: number, measure: FitOptions['measure']) {
  const count = wrap(words, width, measure).length;
  let [narrow, wide] = [0, width];
  while (wide - narrow > 0.01) {
    const middle = (narrow + wide) / 2;
    if (wrap(words, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return wrap(words, wide, measure);
}

/**
 * Finds the largest size at which a text fits its box, and its lines.
 *
 * @throws RangeError that names the text, if it does not fit at the smallest size.
 * @example
 * const measure = (line: string) => line.length / 2;
 * const box = { width: 300, height: 200 };
 * fitLines('One two', { box, largest: 100, smallest: 50, lineHeight: 1, measure })
 * // => { lines: ['One', 'two'], size: 100 }
 */
export function fitLines(text: string, options: FitOptions): Fitting {
  const { box, largest, smallest, lineHeight, measure } = options;
  const words = text.split(' ');
  const widest = Math.max(...words.map(measure));
  for (let size = Math.min(largest, Math.floor(box.width / widest)); size >= smallest; size -= 1) {
    const width = box.width / size;
    if (wrap(words, width, measure).length * lineHeight * size > box.height) continue;
    return { lines: balance(words, width, measure), size };
  }
  throw new RangeError(`"${text}" does not fit its box; shorten it or allow a smaller size.`);
}

/** Matches characters that the cuts of Imbue lack. */
const unknown = /[^ -~–—‘’“”…·é]/;

function words(text: string): string {
  if (unknown.test(text)) throw new Error(`Imbue lacks a character of "${text}".`);
  const box = {
    width: tag.width - 2 * padding,
    height: tag.height - headline.top - footHeight - padding,
  };
  const measure = (part: string) => widthOf(xmlText(part), cuts.large);
  const { lines, size } = fitLines(text, { ...headline, box, measure });
  const block = lines.length * headline.lineHeight * size;
  const top = tag.y + headline.top + (box.height - block) / 2;
  return lines
    .map((part, index) => {
      const baseline = top + (index * headline.lineHeight + ascent) * size;
      return line(part, { x: tag.x + padding, baseline, size, family: cuts.large });
    })
    .join('');
}

function foot(): string {
  const baseline = tag.y + tag.height - padding;
  const left = tag.x + padding;
  const right = tag.x + tag.width - padding;
  const at = { baseline, family: cuts.small };
  const nameEnd = left + 52 + widthOf(siteName, cuts.small) * 40;
  const lineStart = right - widthOf(tagline, cuts.small) * 30;
  const dots = `M${nameEnd + 16} ${baseline - 2}H${lineStart - 12}`;
  return `<g transform="translate(${left} ${baseline - 32}) scale(1.25)">${logoSvg(palette.paper)}</g>
    ${line(siteName, { ...at, x: left + 52, size: 40 })}
    <path stroke="${palette.ink}" stroke-opacity=".55" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 10" d="${dots}"/>
    ${line(tagline, { ...at, x: lineStart, size: 30 })}`;
}

/** A social image as SVG. */
export function cardSvg(info: ListedPage): string {
  const middle = tag.x + tag.width / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${background(info)}
    <g transform="rotate(${tag.tilt} ${middle} -80)" fill="${palette.ink}">
      ${tagShape()}${words(headlineOf(info))}${foot()}
    </g>
  </svg>`;
}

/** The social images of pages as PNG, in their order. */
export const socialImages = (infos: readonly ListedPage[]): Promise<readonly Uint8Array[]> =>
  Promise.all(infos.map((info) => png(cardSvg(info), width)));
