import { media, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(22rem, 5fr)',
  gap: `${space[6]} clamp(28px, 4vw, 64px)`,
  alignItems: 'end',
  paddingTop: 'clamp(112px, 8rem + 2vw, 168px)',
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'block', paddingTop: 0 },
  },
});

/** Title at the top, date at the tag's lower edge. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignSelf: 'stretch',
  gap: space[5],
});

export const title = style({ maxWidth: '3.6em' });

export const updated = style({ ...typography.lead, color: vars.color.ink2 });

const stageBase = style({
  padding: 'clamp(20px, 3vw, 44px)',
  borderRadius: vars.radius.stage,
  '@media': { print: { marginTop: space[4], padding: 0 } },
});

/** Background of the swing tag. */
export const stage = styleVariants(
  {
    terms: vars.color.backgroundHero,
    privacy: vars.color.backgroundHoney,
    arbitration: vars.color.backgroundTeal,
  },
  (background) => [stageBase, { background }],
);

const cut = '36px';

/** Paper-colored in the dark theme too. */
export const tag = style({
  ...typography.question,
  padding: `60px clamp(20px, 2.4vw, 36px) ${space[4]}`,
  vars: { [vars.color.line]: '#EBD5CD' },
  background: '#FFFAF7',
  color: vars.color.onHoney,
  clipPath: `polygon(${cut} 0, calc(100% - ${cut}) 0, 100% ${cut}, 100% 100%, 0 100%, 0 ${cut})`,
  maskImage: 'radial-gradient(circle 9px at 50% 30px, #0000 96%, #000)',
  '@media': {
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
    print: { padding: 0, clipPath: 'none', maskImage: 'none' },
  },
});

export const point = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

/** Fixed width, so that late fonts move nothing. */
export const value = style({
  flex: '0 0 52%',
  overflowWrap: 'anywhere',
});
