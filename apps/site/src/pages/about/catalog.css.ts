import { art, media, type, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

export const catalog = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[7]} ${vars.space[6]}`,
  marginTop: vars.space[8],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Fifteen in a column would be six screens: three lines of them, to push sideways.
    [`screen and ${media.mobile}`]: {
      gridTemplate: 'repeat(3, auto) / none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(78%, 20rem)',
      gap: `${vars.space[6]} ${vars.space[5]}`,
      marginInline: `calc(-1 * ${vars.gutter})`,
      paddingInline: vars.gutter,
      scrollPaddingInline: vars.gutter,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
    },
  },
});

const { lacquer, ink, honey, teal, powder, jar, mint } = art;

/** The back of the book, lying over its card. */
export const entry = styleVariants(
  { lacquer, ink, honey, teal, powder, jar, mint },
  (background) => ({
    scrollSnapAlign: 'start',
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        height: '10px',
        marginBottom: vars.space[4],
        borderRadius: '2px',
        background: background,
        boxShadow: 'inset 0 0 0 1px light-dark(transparent, #FFFFFF24)',
      },
    },
    '@media': { [media.forcedColors]: { borderTop: '1px solid' } },
  }),
);

export const title = style({ ...type.h4, fontWeight: 500, textUnderlineOffset: '4px' });

export const byline = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const description = style({
  ...type.small,
  marginTop: vars.space[2],
  color: vars.color.ink2,
  textWrap: 'pretty',
});
