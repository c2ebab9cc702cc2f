/** The pictures of the problems, drawn by the build: files, so that no page loads what draws them. */
import { problems } from '@tallycomb/content/pages';
import { problemArtSvg } from '@tallycomb/ui/art';
import { problemPicture } from '../src/pages/home/problem-picture.ts';

export const homePictures = (): (readonly [path: string, svg: string])[] =>
  problems.cards.map(({ scene }) => [problemPicture(scene), problemArtSvg(scene)]);
