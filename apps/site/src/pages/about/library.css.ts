import { media } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** Behind a heading that stays with it, the first reading would be torn at the foot of a sheet. */
export const section = style({ '@media': { print: { breakBefore: 'page' } } });

/** On a phone the catalog is the shelf. */
export const shelf = style({ '@media': { [media.mobile]: { display: 'none' } } });
