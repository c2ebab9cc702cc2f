import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { paperColumns } from '../../calculator/figure-size';

const onScreen = { '@media': { print: { display: 'none' } } } as const;

/** On paper a strip across the sheet: what it is, the steps, the card. */
export const strip = style({
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 5fr)',
      gap: vars.space[5],
      breakInside: 'avoid',
    },
  },
});

export const columns = style({
  '@media': { print: { selectors: { '&&': { display: 'block' } } } },
});

export const planLead = style({ ...onScreen, marginTop: vars.space[5] });

export const planGuide = style({ ...onScreen, marginTop: vars.space[4] });

export const planCard = style({ ...onScreen, display: 'grid', gap: vars.space[5] });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[5]} ${vars.space[7]}`,
});

export const months = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ marginBottom: vars.space[3], padding: 0, fontWeight: 600 });

export const planFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});

export const hint = style({
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
  color: vars.color.ink2,
});

export const planAnswer = style({
  display: 'block',
  marginTop: vars.space[6],
  maxWidth: '34em',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { print: { marginTop: vars.space[2], maxWidth: 'none' } },
});

export const planFigure = style({
  ...typography.h2,
  display: 'block',
  marginBottom: vars.space[4],
  textWrap: 'balance',
  // The table has it.
  '@media': { print: { display: 'none' } },
});

export const plan = style({
  marginTop: vars.space[7],
  '@media': { print: { selectors: { '&&': { display: 'contents' } } } },
});

/** The captions of tables are set close to the heading. */
export const subheading = style({ ...onScreen, marginBottom: vars.space[3] });

export const table = style({});

globalStyle(`${table} caption`, onScreen);

export const calendar = style({ ...onScreen, marginTop: vars.space[5] });

export const heading = style(onScreen);

/** What is read across the desk is large, why it is so stands below. */
export const deskCard = style({
  marginTop: vars.space[5],
  padding: 'clamp(24px, 3vw, 44px)',
  borderRadius: vars.radius.card,
  background: vars.color.backgroundHoney,
  color: vars.color.onHoney,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: {
      marginTop: 0,
      padding: vars.space[3],
      border: `1px solid ${vars.color.line}`,
    },
  },
});

export const price = style({ ...typography.tab, display: 'block', textWrap: 'balance' });

export const reason = style({
  display: 'block',
  marginTop: vars.space[5],
  maxWidth: '34em',
  '@media': { print: { marginTop: vars.space[2] } },
});

export const copy = style({ marginTop: vars.space[5] });

/** The outcome's room is kept, so that nothing moves when it is said. */
export const outcome = style({
  ...onScreen,
  ...typography.small,
  display: 'block',
  minHeight: '1.45em',
  marginTop: vars.space[3],
});

export const text = style({
  '@media': { print: { display: 'grid', gridTemplateColumns: paperColumns, gap: '24px' } },
});

export const clientsLead = style({
  marginTop: vars.space[5],
  '@media': { print: { display: 'none' } },
});

export const clientsAnswer = style({
  display: 'block',
  marginTop: vars.space[6],
  '@media': { print: { marginTop: 0 } },
});

export const clientsFigure = style({
  ...typography.h2,
  display: 'block',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const formula = style({
  display: 'block',
  marginTop: vars.space[4],
  maxWidth: '34em',
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { marginTop: vars.space[2], maxWidth: 'none' } },
});

export const clientsGuide = style({
  marginTop: vars.space[4],
  '@media': { print: { display: 'none' } },
});

export const clientsCard = style({
  display: 'grid',
  gap: vars.space[5],
  // On paper the formula holds every number.
  '@media': { print: { display: 'none' } },
});

export const clientsFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: `${vars.space[5]} ${vars.space[4]}`,
  alignItems: 'start',
});
