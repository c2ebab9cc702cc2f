import { media } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

/** On a phone the catalog is the shelf. */
export const shelf = style({ '@media': { [media.mobile]: { display: 'none' } } });
