import type { ProblemScene } from '@tallycomb/ui/art';

/** Path of a problem's picture in the site. */
export const problemPicture = (scene: ProblemScene) => `/problems/${scene}.svg`;
