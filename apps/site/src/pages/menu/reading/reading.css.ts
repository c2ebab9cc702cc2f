import { media, scrollTarget, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { foldSign } from '../../../calculator/folded.css';
import { beside, slabForm, slabInset } from '../../../calculator/form/slab';
import { fitting, inRow, stacked } from '../../../layout';
import { plainButton, wide } from '../page.css';

const { color, size, space } = vars;

export const box = style([slabForm, { '@media': { [beside]: { alignSelf: 'stretch' } } }]);

/** Grows to the height of the panel beside it. */
export const fields = style({ ...stacked(space[5]), flex: 1, gridTemplateRows: '1fr' });

globalStyle(`${fields} > :first-child`, { gridTemplateRows: 'auto 1fr' });

globalStyle(`${fields} textarea`, { minHeight: '100%' });

export const actions = style(inRow(space[4], 'center'));

export const fileButton = style({
  position: 'relative',
  selectors: {
    '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

/** Transparent over the visible button, with its shape. */
export const fileInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
});

export const outcome = style({
  borderRadius: vars.radius.control,
});

/** Takes no room but can be announced, unlike `display: none`. */
export const noOutcome = style({ position: 'absolute' });

export const summary = style({ fontWeight: 600 });

/** One line on a phone; its rows are apart, as the targets in them are higher than their text. */
export const added = style({
  ...inRow(`${space[5]} ${space[4]}`, 'baseline'),
  marginBottom: space[4],
  fontSize: size.small,
});

globalStyle(`${added} p > button`, { marginInlineStart: space[2] });

/** Opens the list that was read. */
export const look = style([
  plainButton,
  foldSign,
  {
    display: 'inline-block',
    // Clear of the list that it opens.
    marginBottom: 0,
    selectors: { '[open] > &': { marginBottom: space[3] } },
    '::after': { display: 'inline-block', marginLeft: '.35em' },
  },
]);

export const seen = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

// A closed list would be laid out in the width of its summary.
globalStyle(`${seen}:not([open]) > :not(summary)`, { display: 'none' });

/** Count, questions and their answer on the section's ground, under or beside the list on its paper. */
export const review = style({
  ...stacked(space[5]),
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(32px, 5vw, 80px)',
    },
  },
});

/** White paper on the ground of the section. */
const card = style({
  ...stacked(space[5]),
  padding: slabInset,
  borderRadius: vars.radius.stage,
  background: color.surface,
  color: color.ink,
  // The section's are for honey.
  vars: { [color.focus]: color.ink },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const questions = style([card, { selectors: { '&:empty': { display: 'none' } } }]);

/** The question that every list asks, as large as a heading. */
export const month = style(stacked(space[4]));

globalStyle(`${month} label`, { ...typography.question, marginBottom: space[2] });
globalStyle(`${month} > button`, { justifySelf: 'start' });

/** Count, figure, questions and buttons; in a wide window they stay in view beside a long list. */
export const ask = style({
  display: 'contents',
  '@media': {
    [wide]: stacked(space[5]),
    [`${wide} and (min-height: 50rem)`]: {
      selectors: {
        // Lines to decide may be higher than the window: of these, the buttons alone stay.
        '&:not(:has(fieldset))': {
          position: 'sticky',
          top: `calc(68px + ${space[4]})`,
          alignSelf: 'start',
        },
      },
    },
  },
});

/** Follows the questions, and stays in view above a long list of services. */
export const bar = style({
  ...inRow(space[4], 'center'),
  position: 'sticky',
  // Below the header, which is 68 CSS pixels high once the page is scrolled.
  top: '68px',
  zIndex: 1,
  paddingBlock: space[2],
  background: color.backgroundHoney,
  vars: { [color.ink]: color.onHoney },
});

/** The list on its paper, with the comb that stands on it. */
export const paper = style({ '@media': { [wide]: { alignSelf: 'start' } } });

export const reading = card;

export const cardHeading = style(typography.h3);

/** Groups of services, side by side if there is room for whole lines. */
export const foundColumns = style({
  ...fitting('22rem', `${space[5]} ${space[7]}`),
  marginTop: space[4],
});

// Keeps a focused summary of left-out lines clear of the bar.
globalStyle(`${reading} summary`, { scrollMarginTop: space[9] });

export const heading = style({
  ...typography.h2,
  borderRadius: vars.radius.control,
  ...scrollTarget,
  textWrap: 'balance',
});

/** Lines left out and open, smaller than the count. */
export const rest = style({ ...typography.lead, fontFamily: vars.font.text, letterSpacing: 0 });

export const part = style({
  ...typography.body,
  marginBottom: space[2],
  fontFamily: 'inherit',
  fontWeight: 700,
  letterSpacing: 0,
});

export const columns = style({ display: 'grid', gap: space[2], fontSize: size.small });

export const decisions = style({ display: 'grid', gap: space[4] });

export const decision = style({
  display: 'grid',
  gap: space[2],
  paddingLeft: space[4],
  borderLeft: `3px solid ${color.lacquer}`,
  '@media': { [media.mobile]: { paddingLeft: space[2] } },
});

/** Three short answers in one row, on a phone too. */
globalStyle(`${decision} label`, {
  paddingInline: space[3],
  '@media': { [media.mobile]: { gap: space[1], paddingInline: '6px', fontSize: '.875rem' } },
});

globalStyle(`${decision} input`, {
  '@media': { [media.mobile]: { width: '1rem', height: '1rem' } },
});

export const foundHeading = style({
  ...typography.question,
  marginBottom: space[1],
  paddingBottom: space[1],
  borderBottom: `1px solid ${color.lineStrong}`,
  color: color.accentText,
});

export const foundList = style({ display: 'grid' });

export const found = style({ display: 'grid', paddingBlock: space[1] });

export const level = style({ color: color.ink2 });

export const facts = style({ color: color.ink2, fontSize: size.small });

export const commonSince = style([facts, { ':empty': { display: 'none' } }]);

export const source = style({
  color: color.ink2,
  fontSize: size.small,
  overflowWrap: 'anywhere',
});
