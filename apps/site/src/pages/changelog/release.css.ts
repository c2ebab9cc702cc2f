import { media, scrollTarget, typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const between = 'clamp(48px, 5vw, 88px)';
const betweenOnPaper = '18px';

export const release = style({
  ...scrollTarget,
  selectors: {
    '& + &': {
      marginTop: between,
      paddingTop: between,
      borderTop: `1px solid ${color.lineStrong}`,
    },
  },
  '@media': {
    print: { selectors: { '& + &': { marginTop: betweenOnPaper, paddingTop: betweenOnPaper } } },
  },
});

export const stamp = style({
  ...typography.small,
  display: 'flex',
  gap: space[4],
  color: color.ink2,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const version = style({ color: color.ink, fontWeight: 600 });

export const title = style({
  marginBlock: '.2em .3em',
  fontSize: 'clamp(2.5rem, 2rem + 2.2vw, 4rem)',
  '@media': { print: { fontSize: vars.size.h2 } },
});

export const categories = style({ marginTop: space[6] });

export const category = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 7fr)',
  columnGap: space[5],
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block' },
  },
});

const rowPadding = '14px';
const rowPaddingOnPaper = '4px';

/** A label, not a title: the items carry the news. */
export const name = style({
  ...typography.small,
  paddingTop: `calc(${rowPadding} + .2em)`,
  color: color.ink2,
  fontFamily: vars.font.text,
  fontWeight: 600,
  letterSpacing: 0,
});

export const change = style({
  display: 'grid',
  gridTemplateColumns: '6.75rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  justifyItems: 'start',
  paddingBlock: rowPadding,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
    print: { paddingBlock: rowPaddingOnPaper },
  },
});

export const description = style({ maxWidth: '38em', textWrap: 'pretty' });
