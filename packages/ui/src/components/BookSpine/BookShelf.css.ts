import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';
import { media } from '../../styles/media';

/** What heights and letters of the spines are measured in. */
export const unit = createVar();

/** How far a spine is lifted out, and room for its focus ring. */
const headroom = vars.space[5];

export const shelf = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '5px',
  // A line of the page between shelf and books, of which some are as red.
  padding: `${headroom} 10px 3px`,
  borderBottom: `14px solid ${vars.color.lacquer}`,
  overflowX: 'auto',
  overflowY: 'hidden',
  vars: { [unit]: '1rem' },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': {
    [media.mobile]: {
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
      scrollPaddingInline: vars.gutter,
      scrollSnapType: 'x proximity',
      vars: { [unit]: '.84rem' },
      // Snapping would put the spine that has the focus half out of sight again.
      selectors: { '&:has(:focus-visible)': { scrollSnapType: 'none' } },
    },
    // Letters in the colors of their books, which paper leaves away.
    print: { display: 'none' },
  },
});
