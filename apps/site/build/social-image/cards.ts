/** Which picture stands behind the words of each page's social image. */
import { guides } from '@tallycomb/content/guides';
import type { CoverBackground, CoverRecipe } from '@tallycomb/ui/art';

export interface CardArt {
  readonly recipe: CoverRecipe;
  readonly background: CoverBackground;
}

const guideArt = guides.map(({ id, cover }) => [`/guides/${id}`, cover] as const);

const artByPath = new Map<string, CardArt>([
  ['/', { recipe: 'rise', background: 'powder' }],
  ['/about', { recipe: 'wave', background: 'powder' }],
  ['/inflation-calculator', { recipe: 'rise', background: 'honey' }],
  ['/inflation-calculator/years', { recipe: 'ladder', background: 'powder' }],
  ['/data', { recipe: 'gap', background: 'jar' }],
  ['/embed', { recipe: 'tags', background: 'powder' }],
  ['/inflation-calculator/menu', { recipe: 'tags', background: 'honey' }],
  ['/guides', { recipe: 'tags', background: 'jar' }],
  ['/changelog', { recipe: 'ladder', background: 'mint' }],
  ['/terms', { recipe: 'gap', background: 'mint' }],
  ['/privacy', { recipe: 'wave', background: 'jar' }],
  ['/arbitration', { recipe: 'scissor', background: 'honey' }],
  ...guideArt,
]);

/** @throws Error that names the path of a page without art. */
export function cardArt(path: string): CardArt {
  const art = artByPath.get(path);
  if (!art) throw new Error(`${path} has no art for its social image; give it some in cards.ts.`);
  return art;
}
