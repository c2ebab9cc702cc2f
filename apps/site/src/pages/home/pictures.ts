/** Site paths of the home page's pictures, which the build draws into files. */
import type { BackdropScene } from './backdrops.server';
import type { ProblemScene } from './problem-pictures.server';

export const problemPicture = (scene: ProblemScene) => `/home/${scene}.svg`;

/** Path of a vignette's backdrop. */
export const backdropPicture = (scene: BackdropScene) => `/home/${scene}.svg`;

export const backdropScenes = ['hair', 'rising', 'facing'] as const;

/** Path of the categories' icons, side by side in their order. */
export const categoriesPicture = '/home/categories.svg';

/** Path of a comb with a tooth for each month since the teaser's last price update. */
export const monthsPicture = '/home/months.svg';
