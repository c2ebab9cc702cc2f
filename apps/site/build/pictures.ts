/** Pictures that the build draws into files, so that no page loads the drawing code. */
import { guides, placeholderImage } from '@tallycomb/content/guides';
import { problems } from '@tallycomb/content/pages';
import { scenePicture } from '../src/article/scene-picture.ts';
import { guideCoverSvg } from '../src/drawing/guide-cover.server.ts';
import { salonObjectSvg } from '../src/drawing/salon-objects.server.ts';
import { scissorsPicture } from '../src/pages/embed/scissors-picture.ts';
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

type Picture = readonly [path: string, svg: string];

const wideName = (image: string) => image.replace(/\.svg$/, '-wide.svg');

/** Each guide's cover of 600 by 420, wide cover of 1280 by 520 and scene, and the placeholder. */
const guideCovers = (): Picture[] => [
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
  [scissorsPicture, salonObjectSvg({ object: 'scissors', values: [], background: 'mint' })],
];
