/** Which picture stands behind the words of each page's social image. */
import { guides } from '@tallycomb/content/guides';
import type { CoverBackground, CoverRecipe } from '@tallycomb/ui';

export interface CardArt {
  readonly recipe: CoverRecipe;
  readonly ground: CoverBackground;
}

const guideArt = guides.map(({ id, cover }) => [`/guides/${id}`, cover] as const);

const artByPath = new Map<string, CardArt>([
  ['/', { recipe: 'rise', ground: 'powder' }],
  ['/about', { recipe: 'wave', ground: 'powder' }],
  ['/inflation-calculator', { recipe: 'rise', ground: 'honey' }],
  ['/guides', { recipe: 'tags', ground: 'jar' }],
  ['/changelog', { recipe: 'ladder', ground: 'mint' }],
  ['/terms', { recipe: 'gap', ground: 'mint' }],
  ['/privacy', { recipe: 'wave', ground: 'jar' }],
  ['/arbitration', { recipe: 'scissor', ground: 'honey' }],
  ...guideArt,
]);

/** @throws Error that names the path of a page without art. */
export function cardArt(path: string): CardArt {
  const art = artByPath.get(path);
  if (!art) throw new Error(`${path} has no art for its social image; give it some in cards.ts.`);
  return art;
}
