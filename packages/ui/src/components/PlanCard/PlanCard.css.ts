import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { art, media, scrollDriven, vars } from '../../styles-entry';
import { paperEdge } from '../Button/Button.css';
import { checkMark } from '../Icons/marks';

/** Colors of a plan's tag, the same in both themes. */
export const planTones = {
  plain: { background: '#FFFAF7', text: '#34100F', muted: '#6B4641', line: '#EBD5CD' },
  red: { background: '#CF2029', text: '#FFFFFF', muted: '#FFE9E1', line: '#E2686D' },
  amber: { background: '#F5BC4A', text: '#34100F', muted: '#5A2A12', line: '#D99B2A' },
} as const;

/** Color of the focus ring on each tone. */
export const planFocus = { plain: '#0B4F5C', red: '#FFFFFF', amber: '#0B4F5C' } as const;

const background = createVar();
const muted = createVar();
const line = createVar();

/** Measures of the tag, in CSS pixels. */
const chamfer = 44;
const hole = { radius: 11, top: 30 } as const;
const string = 84;

export const stringLength = `${string}px`;

const outline = `polygon(${chamfer}px 0, calc(100% - ${chamfer}px) 0, 100% ${chamfer}px, 100% 100%, 0 100%, 0 ${chamfer}px)`;
const punched = `radial-gradient(circle ${hole.radius}px at 50% ${hole.top}px, #0000 96%, #000)`;

/** Name, price, billing, description, features and button, aligned with those of the other plans in a rail. */
const rows = { gridRow: 'span 6', gridTemplateRows: 'subgrid', rowGap: 0 } as const;
const stackedRows = { gridRow: 'auto', gridTemplateRows: 'none' } as const;
const inRow = (row: number) => ({ gridRow: row, gridColumn: 1 }) as const;

const comingIn = keyframes({
  from: { rotate: '-1.6deg' },
  '55%': { rotate: '1.2deg' },
  '80%': { rotate: '-.6deg' },
  to: { rotate: '0deg' },
});
const swinging = keyframes({
  '25%': { rotate: '1.2deg' },
  '55%': { rotate: '-.8deg' },
  '80%': { rotate: '.4deg' },
});

/** A tag that hangs by a string through its hole. */
export const plan = style({
  ...rows,
  position: 'relative',
  display: 'grid',
  transformOrigin: `50% -${string}px`,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    left: 'calc(50% - 1px)',
    top: `-${string}px`,
    width: '2px',
    height: `${string + hole.top - hole.radius}px`,
    background: art.honey,
  },
  '@media': {
    [media.stacked]: stackedRows,
    [media.motionOk]: {
      '@supports': {
        '(animation-timeline: view())': {
          ...scrollDriven({ name: comingIn, timeline: 'view()' }),
          animationRange: 'entry 30% cover 45%',
        },
      },
    },
    [media.forcedColors]: { '::before': { background: 'CanvasText' } },
    print: { ...rows, animation: 'none', '::before': { content: 'none' } },
  },
});

export const tag = style({
  ...rows,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  padding: '72px 36px 36px',
  // Drawn in a pseudo-element, so that `clip-path` cuts the background only.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
    background,
    filter: vars.artFilter,
    clipPath: outline,
    maskImage: punched,
  },
  '@media': {
    [media.narrow]: { paddingInline: '20px' },
    [media.stacked]: { ...stackedRows, paddingInline: '36px' },
    [`${media.motionOk} and (hover: hover)`]: {
      selectors: { [`${plan}:hover > &`]: { animation: `${swinging} 900ms ${vars.ease}` } },
    },
    [media.mobile]: { padding: '56px 20px 24px' },
    [media.forcedColors]: { border: '1px solid', '::before': { content: 'none' } },
    print: { ...rows, padding: vars.space[4], border: `1px solid ${vars.color.line}` },
  },
});

/** Fixes the page's tokens that its button reads, as the tag keeps its colors in the dark theme. */
export const tone = styleVariants(planTones, (colors, name) => ({
  color: colors.text,
  vars: {
    [background]: colors.background,
    [muted]: colors.muted,
    [line]: colors.line,
    [vars.color.ink]: planTones.plain.text,
    [vars.color.inkHover]: '#511D1B',
    [vars.color.bg]: planTones.plain.background,
    [vars.color.focus]: planFocus[name],
    [paperEdge]: 'transparent',
  },
  '@media': {
    print: {
      color: planTones.plain.text,
      vars: {
        [background]: 'none',
        [muted]: planTones.plain.muted,
        [line]: planTones.plain.line,
      },
    },
  },
}));

/** Label on the string, out of the flow, so that the plan's rows stay aligned. */
export const badge = style({
  position: 'absolute',
  zIndex: 2,
  top: '-48px',
  justifySelf: 'center',
  padding: '6px 14px',
  borderRadius: vars.radius.control,
  background: art.honey,
  color: art.ink,
  fontSize: vars.size.small,
  fontWeight: 600,
  letterSpacing: '.06em',
  whiteSpace: 'nowrap',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { top: '-1.6em', padding: 0 },
  },
});

export const name = style({
  ...inRow(1),
  textAlign: 'center',
  '@media': { [media.stacked]: { fontSize: vars.size.tab } },
});

export const price = style({
  ...inRow(2),
  display: 'flex',
  // Wraps the period on a phone whose text is twice as large.
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-end',
  gap: '6px',
  marginTop: '22px',
  font: `500 7.5rem/.82 ${vars.font.display}`,
  letterSpacing: '-.03em',
  '@media': {
    [media.narrow]: { fontSize: '5.5rem' },
    [media.stacked]: { fontSize: '7rem' },
    print: { fontSize: vars.size.figure },
  },
});

export const period = style({
  paddingBottom: '8px',
  font: `500 1.0625rem/1 ${vars.font.text}`,
  letterSpacing: 0,
});

export const billing = style({
  ...inRow(3),
  marginTop: vars.space[3],
  textAlign: 'center',
});

export const description = style({
  ...inRow(4),
  marginTop: '26px',
  paddingBottom: vars.space[5],
  '@media': { [media.mobile]: { marginTop: vars.space[3], paddingBottom: vars.space[4] } },
  borderBottom: `1px solid ${line}`,
  color: muted,
  textAlign: 'center',
  textWrap: 'balance',
});

export const features = style({
  ...inRow(5),
  marginTop: '10px',
  fontVariantNumeric: 'tabular-nums',
});

export const feature = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: '11px',
  '@media': { [media.mobile]: { paddingBlock: '7px' } },
  borderBottom: `1px solid ${line}`,
});

/** A feature that ends in a check mark. */
export const included = style([feature, { '::after': checkMark }]);

export const value = style({ fontWeight: 600, textAlign: 'right' });

export const action = style({ ...inRow(6), marginTop: '28px' });
