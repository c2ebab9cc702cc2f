/** The pictures at the head of the legal pages: what each is about. */
import type { LegalDocument } from '@tallycomb/content/legal';
import { guideCoverSvg } from '@tallycomb/ui/art';
import { legalPicture } from '../src/pages/legal/legal-picture.ts';
import { termsPicture } from './terms-picture.ts';

const drawings: Readonly<Record<LegalDocument['id'], string>> = {
  terms: termsPicture,
  // What is seen of you.
  privacy: guideCoverSvg({ slug: 'privacy', recipe: 'mirror', background: 'honey' }),
  // Two sides, each of which has as much room as the other leaves.
  arbitration: guideCoverSvg({ slug: 'arbitration', recipe: 'scissor', background: 'jar' }),
};

/** Pictures by their path in the site. */
export const legalPictures = (): (readonly [path: string, svg: string])[] =>
  Object.entries(drawings).map(([id, svg]) => [legalPicture(id), svg]);
