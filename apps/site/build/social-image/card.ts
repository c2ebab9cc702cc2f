/** The picture that a shared link shows: a page's art, and its name on a swing tag. */
import { siteName, tagline } from '@tallycomb/content/site';
import { type CoverRecipe, guideCoverSvg } from '@tallycomb/ui/art';
import { palette } from '../../src/brand/palette';
import { headlineOf, type PageInfo, socialImageSize } from '../../src/seo/page-info';
import { logoMark } from '../icons/logo-mark';
import { png } from '../png';
import { cardArt } from './cards';
import { fitLines } from './fit-lines';
import { imbue, type Typeface } from './typeface';

const { width, height } = socialImageSize;

/** The tag hangs from the upper edge, a little askew. */
const tag = { x: 60, y: 76, width: 760, height: 506, chamfer: 66, hole: 15, tilt: -2 } as const;
const padding = 52;
const footHeight = 60;
const headline = { largest: 264, smallest: 72, lineHeight: 1, top: 70 } as const;
/** From the top of a line to its baseline, in ems. */
const ascent = 0.8;

export interface Lettering {
  readonly display: Typeface;
  readonly small: Typeface;
}

/** Where covers start that look best elsewhere than flush right, in pixels. */
const bestPart = new Map<CoverRecipe, number>([
  ['ladder', -180],
  ['wave', -90],
]);

/**
 * The wide cover as high as the image; where it is moved to shows its best part beside the tag. It
 * reaches all edges, so it need not be clipped to its frame, which takes ten times as long.
 */
function background(path: string): string {
  const art = cardArt(path);
  const cover = guideCoverSvg({ ...art, slug: path, wide: true });
  const across = Math.round((height * 1280) / 520);
  const left = bestPart.get(art.recipe) ?? width - across;
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

function words(text: string, display: Typeface): string {
  const box = {
    width: tag.width - 2 * padding,
    height: tag.height - headline.top - footHeight - padding,
  };
  const { lines, size } = fitLines(text, { ...headline, box, measure: display.measure });
  const block = lines.length * headline.lineHeight * size;
  const top = tag.y + headline.top + (box.height - block) / 2;
  const baseline = (index: number) => top + (index * headline.lineHeight + ascent) * size;
  return lines
    .map((line, index) => display.outline(line, tag.x + padding, baseline(index), size))
    .join('');
}

function foot({ small }: Lettering): string {
  const baseline = tag.y + tag.height - padding;
  const left = tag.x + padding;
  const right = tag.x + tag.width - padding;
  const nameEnd = left + 52 + small.measure(siteName) * 40;
  const lineStart = right - small.measure(tagline) * 30;
  const dots = `M${nameEnd + 16} ${baseline - 2}H${lineStart - 12}`;
  return `<g transform="translate(${left} ${baseline - 32}) scale(1.25)">${logoMark(palette.paper)}</g>
    ${small.outline(siteName, left + 52, baseline, 40)}
    <path stroke="${palette.ink}" stroke-opacity=".55" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 10" d="${dots}"/>
    ${small.outline(tagline, lineStart, baseline, 30)}`;
}

/** A social image as SVG. */
export function cardSvg(info: PageInfo, lettering: Lettering): string {
  const middle = tag.x + tag.width / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${background(info.path)}
    <g transform="rotate(${tag.tilt} ${middle} -80)" fill="${palette.ink}">
      ${tagShape()}${words(headlineOf(info), lettering.display)}${foot(lettering)}
    </g>
  </svg>`;
}

/** Node's threads; more at a time would only hold more pixels. */
const DRAWN_AT_ONCE = 4;

/** The social images of pages as PNG, in their order. */
export async function socialImages(infos: readonly PageInfo[]): Promise<readonly Uint8Array[]> {
  const [display, small] = await Promise.all([imbue(100), imbue(36)]);
  const images: Uint8Array[] = [];
  const remaining = infos.entries();
  const drawRemaining = async () => {
    for (const [at, info] of remaining) {
      images[at] = await png(cardSvg(info, { display, small }), width);
    }
  };
  await Promise.all(Array.from({ length: DRAWN_AT_ONCE }, drawRemaining));
  return images;
}
