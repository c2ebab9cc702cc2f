import { art, media, type, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

export const catalog = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[7]} ${vars.space[6]}`,
  marginTop: vars.space[8],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Fifteen in one column would be six screens.
    [media.mobile]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
      gap: `${vars.space[6]} ${vars.space[5]}`,
    },
  },
});

const { lacquer, ink, honey, teal, powder, jar, mint } = art;

/** The back of the book, lying over its card. */
export const entry = styleVariants(
  { lacquer, ink, honey, teal, powder, jar, mint },
  (background) => ({
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
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  fontWeight: 600,
});

/** No room for them between two columns. */
export const dots = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const description = style({
  ...type.small,
  marginTop: vars.space[2],
  color: vars.color.ink2,
  textWrap: 'pretty',
});
