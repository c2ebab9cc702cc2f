import { media } from '@tallycomb/ui/styles';

/** Ten columns need a wide window, or paper; elsewhere each row is a card. */
export const cards = `screen and ${media.stacked}`;

export const onCards = (rule: object) => ({ '@media': { [cards]: rule } });
