import { media, typography, vars } from '@tallycomb/ui/styles';
import { keyframes, style } from '@vanilla-extract/css';
import { paperColumns } from './figure-size';

// The honey that the calculator's pages begin with.
const headerHeight = '88px';

const desk = '(min-width: 1024px)';

/** A laptop's window. */
const low = `${desk} and (max-height: 900px)`;

/** Less the lower the window: what a visitor came for stands on a desk's first screen. */
const byHeight = (most: string, least: string) => `min(${most}, max(${vars.space[4]}, ${least}))`;

const air = {
  above: 'clamp(48px, 5vw, 96px)',
  beforeLead: 'clamp(20px, 2.4vw, 36px)',
  beforeSlab: 'clamp(36px, 4vw, 72px)',
} as const;

export const headSection = style({
  paddingTop: `calc(${headerHeight} + ${air.above})`,
  paddingBottom: 'clamp(48px, 7vw, 112px)',
  '@media': {
    [desk]: { paddingTop: `calc(${headerHeight} + ${byHeight(air.above, '20vh - 140px')})` },
    print: { paddingBlock: 0 },
  },
});

/** What a fallback face paints beyond its lines is cut off: nothing moves when the real one arrives. */
export const headHeading = style({
  paddingBlock: '.2em',
  marginBlock: '-.2em',
  overflowY: 'clip',
  '@media': { [low]: { fontSize: `min(${vars.size.h1}, 13vh)` } },
});

export const headLead = style({
  maxWidth: '34em',
  marginTop: air.beforeLead,
  color: vars.color.onHoney,
  '@media': {
    [desk]: { marginTop: byHeight(air.beforeLead, '7vh - 40px') },
    [low]: { maxWidth: 'none', textWrap: 'balance' },
  },
});

export const slabPlace = style({
  marginTop: air.beforeSlab,
  '@media': {
    [desk]: { marginTop: byHeight(air.beforeSlab, '12vh - 64px') },
    print: { marginTop: vars.space[4] },
  },
});

export const slab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.stage,
  boxShadow: vars.shadow.e2,
  color: vars.color.ink,
  // Focus color for paper; the section's is for honey.
  vars: { [vars.color.focus]: vars.color.ink },
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.forcedColors]: { border: '1px solid' },
    print: {
      gridTemplateColumns: paperColumns,
      gap: '24px',
      paddingTop: vars.space[4],
      borderTop: '3px solid',
      borderRadius: 0,
      selectors: { '&:has([data-state="prompt"])': { display: 'none' } },
    },
  },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  padding: 'clamp(24px, 3.4vw, 52px)',
  background: vars.color.surface,
  // The result says what was typed.
  '@media': { print: { display: 'none' } },
});

/** The button follows the fields, so that a desk's first screen has it; what explains it stands below. */
export const action = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

export const footnote = style({
  marginTop: 'auto',
  paddingTop: vars.space[4],
  fontSize: vars.size.small,
  color: vars.color.ink2,
});

export const panel = style({
  borderRadius: 0,
  '@media': { print: { vars: { [vars.size.result]: '5rem' } } },
});

/** Over the low end of the line. */
export const pictureLabel = style({
  ...typography.small,
  maxWidth: '22em',
  paddingLeft: 'clamp(24px, 3.4vw, 52px)',
  color: vars.color.onNightMuted,
  textWrap: 'balance',
});

export const entered = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const enteredValue = style({
  ...typography.h3,
  marginBottom: vars.space[3],
  overflowWrap: 'anywhere',
});

export const detailsSentence = style({
  maxWidth: '34em',
  textWrap: 'pretty',
  '@media': { print: { maxWidth: 'none' } },
});

export const detailsNote = style({
  marginTop: vars.space[2],
  maxWidth: '40em',
  fontSize: vars.size.small,
  color: vars.color.onNightMuted,
  '@media': { print: { maxWidth: 'none' } },
});

export const withoutScript = style({
  display: 'none',
  marginTop: vars.space[2],
  fontWeight: 600,
  '@media': { '(scripting: none)': { display: 'block' } },
});

const appear = keyframes({
  to: { visibility: 'visible', height: 'auto', marginTop: vars.space[2] },
});

/** A wait and no motion: it must come without any script, even that of the entry. */
export const lateScript = style({
  visibility: 'hidden',
  height: 0,
  overflow: 'hidden',
  fontWeight: 600,
  animation: `${appear} 1ms 10s forwards`,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** In the text font: the display font's sign is a hair beside its figures. */
export const sign = style({
  marginRight: '.06em',
  font: `600 .5em/1 ${vars.font.text}`,
  letterSpacing: 0,
  verticalAlign: '.36em',
});

export const percentList = style({ borderBottom: `1px solid ${vars.color.line}` });

export const percentItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const percentValue = style({ ...typography.h2 });
