import { focusRing, media, typography, underlined, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { columns } from '../../article/article.css';
import { text } from '../../article/rich-text.css';
import { besideTable } from '../../article/table.css';
import { apart, belowHeader } from '../../layout';

const { color, font, space } = vars;

/** A long text, set tighter on a phone. */
export const document = style({});

globalStyle(`${document} ${text}`, {
  '@media': { [media.mobile]: { fontSize: '1rem', lineHeight: 1.5 } },
});

globalStyle(`${document} ${columns}`, {
  '@media': { [besideTable]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)' } },
});

export const head = style([
  belowHeader('clamp(24px, 2.5rem + 2vw, 80px)'),
  { paddingBottom: 'clamp(32px, 4vw, 64px)', '@media': { print: { paddingBottom: 0 } } },
]);

export const words = style(apart(`${space[4]} ${space[6]}`, 'baseline'));

export const title = style(typography.h1Article);

/** Places of a timeline's steps: weeks of a paid year; days to conference and arbitration. */
export const stepColumns = styleVariants(
  { terms: '52fr 16fr', arbitration: '45fr 15fr 16fr', privacy: '2fr 8fr' },
  (gridTemplateColumns) => ({ gridTemplateColumns }),
);

export const comb = style({
  display: 'block',
  width: '100%',
  height: 'clamp(72px, 11vw, 160px)',
  marginTop: space[6],
  // Ends on the spine.
  borderBottom: `clamp(10px, 1.25vw, 18px) solid ${color.ink}`,
  '@media': { print: { display: 'none' } },
});

const toothColors = {
  waiting: color.hatch,
  open: color.ink,
  step: color.comb,
  sent: color.comb,
  kept: color.hatch,
};

export const teeth = styleVariants(toothColors, (stroke) => ({
  stroke,
  strokeWidth: 'clamp(2.5px, .6vw, 9px)',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
}));

// Wider than those of days, as they are few.
globalStyle(`${teeth.sent}, ${teeth.kept}`, { strokeWidth: 'clamp(9px, 2vw, 28px)' });

/** Numbers of the steps' days below their teeth, on a phone, where the steps are a list. */
export const stepDays = style({
  ...typography.caption,
  display: 'none',
  marginTop: space[1],
  '@media': { [`screen and ${media.mobile}`]: { display: 'grid' } },
});

/** Each step below its day; on a phone a list. */
export const steps = style({
  display: 'grid',
  marginTop: space[4],
  '@media': { [media.mobile]: { display: 'block' } },
});

export const step = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  fontWeight: 600,
  '@media': { [media.tabletUp]: { display: 'block' } },
});

export const stepLeader = style({ '@media': { [media.tabletUp]: { display: 'none' } } });

/** In a line of fixed height, which the font does not change as it arrives. */
export const name = style({ ...typography.question, display: 'block', lineHeight: '2.75rem' });

export const points = style({ marginTop: space[6] });

/** A row of a poster: names and values of one size. */
export const point = style({
  ...typography.h3,
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: 'clamp(6px, .9vw, 16px)',
  borderTop: `1px solid ${color.lineStrong}`,
  paddingBlock: 'clamp(9px, .8vw, 12px)',
  fontSize: 'clamp(1.5rem, .6rem + 3.6vw, 4rem)',
  lineHeight: 1.1,
  '@media': { print: { fontSize: '1.375rem' } },
});

/** Covers its row. */
export const pointLink = style({
  ...underlined('transparent'),
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${point}:hover &`]: { textDecorationColor: color.strike },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': focusRing,
  },
});

/** On a phone or tablet in the text's font, whose fallback is as wide, so that its end hardly moves. */
export const pointValue = style({
  color: color.accentText,
  textAlign: 'end',
  '@media': {
    [`screen and ${media.stacked}`]: {
      fontFamily: font.text,
      fontSize: 'max(1rem, 2.6vw)',
      fontWeight: 600,
    },
  },
});
