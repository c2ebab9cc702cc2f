/** Pictures of the home page that the build draws into files, by their path in the site. */
import type { BackdropScene } from './backdrops.server';
import type { ProblemScene } from './problem-pictures.server';

export const problemPicture = (scene: ProblemScene) => `/home/${scene}.svg`;

/** What stands behind the picture of a feature. */
export const backdropPicture = (scene: BackdropScene) => `/home/${scene}.svg`;

export const backdropScenes = ['hair', 'rising', 'facing'] as const;

/** The drawings of the categories, side by side in their order. */
export const categoriesPicture = '/home/categories.svg';

/** A tooth for each month since the teaser's last price update. */
export const monthsPicture = '/home/months.svg';
