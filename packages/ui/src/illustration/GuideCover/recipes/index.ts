import { seedOf } from '../../seed';
import type { Shape } from '../../shape';
import type { CoverFrame } from './frame';
import { gap } from './gap';
import { ladder } from './ladder';
import { mirror } from './mirror';
import { rise } from './rise';
import { scissor } from './scissor';
import { tags } from './tags';
import { wave } from './wave';

export { type CoverBackground, coverBackgrounds } from './frame';

/** What a cover shows. */
export type CoverRecipe = 'tags' | 'rise' | 'gap' | 'scissor' | 'ladder' | 'mirror' | 'wave';

const recipes: Readonly<Record<CoverRecipe, (frame: CoverFrame) => Shape[]>> = {
  tags,
  rise,
  gap,
  scissor,
  ladder,
  mirror,
  wave,
};

/** Every recipe there is. `Object.keys` forgets that it knows the names. */
export const coverRecipes = Object.keys(recipes) as readonly CoverRecipe[];

/** The shapes of a cover on its background; the slug decides all that chance would. */
export function recipeShapes(recipe: CoverRecipe, frame: Omit<CoverFrame, 'seed'>): Shape[] {
  return recipes[recipe]({ ...frame, seed: seedOf(frame.slug) });
}
