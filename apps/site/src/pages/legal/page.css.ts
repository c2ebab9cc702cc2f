import { art, media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../article/rich-text.css';
import { apart } from '../../layout';

const { space } = vars;

/** A long text, set tighter on a phone. */
export const document = style({});

globalStyle(`${document} ${text}`, {
  '@media': { [media.mobile]: { fontSize: '1rem', lineHeight: 1.5 } },
});

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

/** Paper in both themes. */
export const tag = style({
  ...typography.question,
  padding: `60px clamp(20px, 2.4vw, 36px) ${space[4]}`,
  vars: { [vars.color.line]: '#EBD5CD' },
  background: art.paper,
  color: art.ink,
  filter: vars.artFilter,
  clipPath: `polygon(${cut} 0, calc(100% - ${cut}) 0, 100% ${cut}, 100% 100%, 0 100%, 0 ${cut})`,
  maskImage: 'radial-gradient(circle 9px at 50% 30px, #0000 96%, #000)',
  '@media': {
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
    print: { padding: 0, clipPath: 'none', maskImage: 'none' },
  },
});

/** A row of the summary. Centered: on one baseline, its height would change as the fonts arrive. */
export const point = style({
  ...apart(space[2], 'center'),
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

/** Of fixed width, and in the text face, whose fallback is about as wide. */
export const value = style({
  ...typography.body,
  flex: '0 0 54%',
  fontFamily: vars.font.text,
  fontWeight: 600,
  letterSpacing: 'normal',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
