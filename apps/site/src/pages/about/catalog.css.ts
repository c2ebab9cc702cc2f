import { art, focusRing, media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

/** Where fifteen readings in columns would be six screens. */
const phone = `screen and ${media.mobile}`;

/** On a phone the readings themselves stand on the shelf, faces out, and are swiped. */
export const catalog = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space[7]} ${vars.space[6]}`,
  marginTop: vars.space[8],
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: {
      display: 'flex',
      gap: vars.space[2],
      marginBlock: 0,
      marginInline: `calc(-1 * ${vars.gutter})`,
      padding: `${vars.space[2]} ${vars.gutter} 3px`,
      borderBottom: `14px solid ${vars.color.lacquer}`,
      overflowX: 'auto',
      scrollPaddingInline: vars.gutter,
      scrollSnapType: 'x proximity',
    },
    print: { display: 'block', columns: 2 },
  },
});

const { lacquer, ink, honey, teal, powder, jar, mint, paper } = art;
const tones = {
  lacquer: { background: lacquer, color: paper },
  ink: { background: ink, color: powder },
  honey: { background: honey, color: ink },
  teal: { background: teal, color: paper },
  powder: { background: powder, color: ink },
  jar: { background: jar, color: teal },
  mint: { background: mint, color: ink },
} as const;

const edge = 'inset 0 0 0 1px light-dark(transparent, #FFFFFF24)';

/** The back of the book, lying over its card; on a phone its cover, with the fold beside the back. */
export const entry = styleVariants(tones, ({ background, color }) => ({
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      height: '10px',
      marginBottom: vars.space[4],
      borderRadius: '2px',
      background,
      boxShadow: edge,
    },
  },
  '@media': {
    [phone]: {
      position: 'relative',
      flex: 'none',
      width: 'min(19rem, 86%)',
      padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[5]} 32px`,
      borderRadius: '3px 6px 0 3px',
      background,
      boxShadow: edge,
      color,
      scrollSnapAlign: 'start',
      selectors: {
        '&::before': {
          position: 'absolute',
          inset: '0 auto 0 14px',
          width: '2px',
          height: 'auto',
          margin: 0,
          background: 'currentColor',
          boxShadow: 'none',
          opacity: 0.35,
        },
      },
    },
    [media.forcedColors]: { borderTop: '1px solid' },
    print: { marginBottom: vars.space[5], '::before': { content: 'none' } },
  },
}));

export const title = style({
  ...typography.h4,
  fontWeight: 500,
  textUnderlineOffset: '4px',
  '@media': {
    [phone]: {
      textDecorationColor: 'currentColor',
      ':focus-visible': { ...focusRing, outlineColor: 'currentColor' },
    },
  },
});

export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[2],
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  fontWeight: 600,
  '@media': { [phone]: { flexWrap: 'nowrap' } },
});

export const description = style({
  ...typography.small,
  marginTop: vars.space[2],
  color: vars.color.ink2,
  textWrap: 'pretty',
  '@media': { [phone]: { color: 'inherit' } },
});
