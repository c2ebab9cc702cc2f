/** Pictures that the build draws into files, so that no page loads the drawing code. */
import { guides, placeholderImage } from '@tallycomb/content/guides';
import type { LegalDocument } from '@tallycomb/content/legal';
import { problems } from '@tallycomb/content/pages';
import { palette } from '../src/brand/logo.ts';
import { guideCoverSvg } from '../src/drawing/guide-cover.server.ts';
import { salonObjectSvg } from '../src/drawing/salon-objects.server.ts';
import { scissorsPicture } from '../src/pages/embed/scissors-picture.ts';
import { scenePicture } from '../src/pages/guide/scene-picture.ts';
import { backdropSvg } from '../src/pages/home/backdrops.server.ts';
import { categoriesSvg } from '../src/pages/home/categories-picture.server.ts';
import { monthsSvg } from '../src/pages/home/months-picture.server.ts';
import {
  backdropPicture,
  backdropScenes,
  categoriesPicture,
  monthsPicture,
  problemPicture,
} from '../src/pages/home/pictures.ts';
import { problemSvg } from '../src/pages/home/problem-pictures.server.ts';
import { legalPicture } from '../src/pages/legal/legal-picture.ts';

type Picture = readonly [path: string, svg: string];

const wideName = (image: string) => image.replace(/\.svg$/, '-wide.svg');

/** Each guide's cover of 600 by 420, wide cover of 1280 by 520 and scene, and the placeholder. */
export const guideCovers = (): Picture[] => [
  ...guides.flatMap(({ id, image, cover, scene }): Picture[] => [
    [image, guideCoverSvg({ ...cover, slug: id })],
    [wideName(image), guideCoverSvg({ ...cover, slug: id, wide: true })],
    [scenePicture(image), salonObjectSvg(scene)],
  ]),
  [
    placeholderImage,
    guideCoverSvg({ slug: placeholderImage, recipe: 'gap', background: 'powder' }),
  ],
];

/** A contract: a tag with lines of text as teeth on a spine, and a signature. */
const termsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" width="600" height="420">
  <path fill="${palette.powder}" d="M-400-400h1400v1400H-400z"/>
  <g transform="rotate(-5 300 220)" fill="none" stroke-linecap="round">
    <path fill="${palette.paper}" d="M182 34H418L462 78V480H138V78Z"/>
    <circle fill="${palette.powder}" cx="300" cy="76" r="12"/>
    <path stroke="${palette.ink}" stroke-width="2.5" d="M300 80C296 30 312-20 300-60"/>
    <path stroke="${palette.lacquer}" stroke-width="14" d="M206 126H412M206 158H384M206 190H404M206 222H356M206 254H396"/>
    <path fill="${palette.lacquer}" d="M180 108h26v164h-26z"/>
    <path stroke="${palette.ink}" stroke-width="1.75" stroke-dasharray="4 5" d="M236 348H420"/>
    <path stroke="${palette.ink}" stroke-width="3" d="M226 352c26-20 52-62 40-70s-28 62-8 62 24-34 34-34-6 30 8 30 18-32 26-32-2 28 12 28 14-20 22-20 6 18 24 14 26-22 62-30"/>
  </g>
</svg>`;

const legalDrawings: Readonly<Record<LegalDocument['id'], string>> = {
  terms: termsPicture,
  // A mirror, for data about the visitor.
  privacy: guideCoverSvg({ slug: 'privacy', recipe: 'mirror', background: 'honey' }),
  // Two sides that share one space.
  arbitration: guideCoverSvg({ slug: 'arbitration', recipe: 'scissor', background: 'jar' }),
};

/** Pictures at the head of legal pages. */
export const legalPictures = (): Picture[] =>
  Object.entries(legalDrawings).map(([id, svg]) => [legalPicture(id), svg]);

const homePictures = (): Picture[] => [
  ...problems.cards.map(({ scene }): Picture => [problemPicture(scene), problemSvg(scene)]),
  ...backdropScenes.map((scene): Picture => [backdropPicture(scene), backdropSvg(scene)]),
  [categoriesPicture, categoriesSvg()],
  [monthsPicture, monthsSvg()],
];

/** All pictures, by their path in the site. */
export const pictures = (): Picture[] => [
  ...guideCovers(),
  ...homePictures(),
  ...legalPictures(),
  [scissorsPicture, salonObjectSvg({ object: 'scissors', values: [], background: 'mint' })],
];
