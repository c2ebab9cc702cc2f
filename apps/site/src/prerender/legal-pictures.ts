/** The pictures at the head of the legal pages, in the recipes that no guide has. */
import type { LegalDocument } from '@tallycomb/content/legal';
import { type CoverSpec, guideCoverSvg } from '@tallycomb/ui/art';
import { legalPicture } from '../pages/legal/legal-picture.ts';

type Art = Omit<CoverSpec, 'slug'>;

export const legalArt: Readonly<Record<LegalDocument['id'], Art>> = {
  terms: { recipe: 'wave', background: 'powder' },
  privacy: { recipe: 'mirror', background: 'honey' },
  arbitration: { recipe: 'rise', background: 'jar' },
};

/** Pictures by their path in the site. */
export const legalPictures = (): (readonly [path: string, svg: string])[] =>
  Object.entries(legalArt).map(([id, art]) => [
    legalPicture(id),
    guideCoverSvg({ ...art, slug: id }),
  ]);
