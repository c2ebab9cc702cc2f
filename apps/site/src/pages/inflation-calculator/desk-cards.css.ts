import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onOneLine } from '../../calculator/result/figure-size';
import { fitting, inRow } from '../../layout';
import { grid, section, wide } from './new-prices.css';
import { offPaper } from './result.css';

export const months = style({
  minWidth: 0,
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  border: 0,
});

export const legend = style({ marginBottom: vars.space[3], padding: 0, fontWeight: 600 });

/** Up to two cards stand beside the words and actions; more need the whole width. */
export const plan = style({
  minWidth: 0,
  marginTop: vars.space[5],
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `${vars.space[5]} ${vars.space[6]}`,
      marginTop: vars.space[4],
    },
    [media.mobile]: { marginTop: vars.space[2] },
    print: { gridColumn: '1 / -1', marginTop: 0 },
  },
});

const ofMany = `${plan}:has(li:nth-child(3)) > &`;
const inOneRow = { gridColumn: '1 / -1', gridRow: 'auto' } as const;

export const planText = style({
  '@media': {
    [wide]: {
      gridColumn: 1,
      selectors: {
        [ofMany]: {
          ...inOneRow,
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          alignItems: 'start',
        },
      },
    },
  },
});

export const planLead = style({
  ...offPaper,
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
});

export const planAnswer = style({
  marginTop: vars.space[3],
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const cards = style({
  ...fitting('15rem', vars.space[5]),
  marginTop: vars.space[5],
  '@media': {
    [wide]: {
      gridArea: '1 / 2 / -1 / 3',
      alignSelf: 'start',
      marginTop: 0,
      selectors: { [ofMany]: inOneRow },
    },
    // On a phone the cards are swiped sideways.
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(82%, 1fr)',
      gap: vars.space[3],
      marginTop: vars.space[4],
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
    },
    print: {
      gridAutoFlow: 'row',
      overflow: 'visible',
      gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      gap: vars.space[3],
      marginTop: vars.space[3],
      // Keeps the last border off the sheet’s edge.
      paddingRight: '1px',
    },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  scrollSnapAlign: 'start',
});

/** A phone shows the first alone: without buttons, a keyboard could not scroll to the others. */
export const exampleCards = style({});

globalStyle(`${exampleCards} > :not(:first-child)`, {
  '@media': { [media.mobile]: { display: 'none' } },
});

/** A hanging tag with service, price, day and reason above a comb. */
export const deskCard = style({
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[3],
  paddingTop: '52px',
  background: vars.color.backgroundHoney,
  color: vars.color.onHoney,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  clipPath: 'polygon(28px 0, calc(100% - 28px) 0, 100% 28px, 100% 100%, 0 100%, 0 28px)',
  maskImage: 'radial-gradient(circle 8px at 50% 26px, #0000 96%, #000)',
  '@media': {
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
    print: {
      padding: vars.space[2],
      border: `1px solid ${vars.color.line}`,
      clipPath: 'none',
      maskImage: 'none',
    },
  },
});

/** Lines to cut and a hole to punch. */
export const outline = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: '4px',
  overflow: 'visible',
});

/** Shown on the line between two cards. */
export const scissors = style({ display: 'none' });

export const comb = style({
  display: 'block',
  width: '100%',
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'grid', paddingInline: vars.space[4] });

const serviceSizes = { short: vars.size.h3, long: vars.size.question };

export const service = styleVariants(serviceSizes, (fontSize) => ({
  ...typography.h3,
  fontSize,
  textWrap: 'balance',
  '@media': { print: { fontSize: '1.25rem' } },
}));

const priceSizes = { short: '38cqi', long: '16cqi' };

export const deskPrice = styleVariants(priceSizes, (share) => ({
  ...typography.num,
  ...onOneLine('6.5rem', share),
  lineHeight: 0.9,
  '@media': { print: { fontSize: '2rem' } },
}));

export const start = style({
  ...typography.question,
  '::first-letter': { textTransform: 'uppercase' },
  '@media': { print: { fontSize: '1.125rem' } },
});

export const reason = style({
  ...typography.small,
  marginTop: vars.space[2],
  textWrap: 'balance',
});

/** Caption of a card, with its copy button. */
export const cardFoot = style({
  ...inRow(vars.space[2], 'center'),
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  ...offPaper,
});

/** An empty outcome takes no room. */
globalStyle(`${cardFoot} > :empty`, { position: 'absolute' });

export const stepName = style({ marginRight: 'auto' });

export const calendarHint = style({ ...typography.small, flexBasis: '100%' });

// Printed alone, two cards fill a sheet, with a line to cut along. WebKit lays Letter out as 184 by
// 241 mm, whatever the margins.
const cardsAlone = ':root[data-print="cards"]';

const alone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${cardsAlone} ${selector}`, { '@media': { print: rule } });

alone(`main :not(:has(${deskCard}), ${deskCard}, ${deskCard} *)`, { display: 'none' });
alone(`:is(${grid}, ${cards}, ${step})`, { display: 'block', margin: 0 });
alone(section, { padding: 0, border: 0 });
alone(deskCard, {
  width: '184mm',
  height: '115mm',
  marginInline: 'auto',
  padding: '15mm 0 0',
  gap: 0,
  border: 0,
});
alone(`:is(${outline}, ${comb})`, { display: 'block' });
// The line to cut along, unless the card is the sheet’s last.
alone(`${step}:nth-child(odd):not(:last-child)`, {
  paddingBottom: '3mm',
  marginBottom: '3mm',
  borderBottom: `1px dashed ${vars.color.lineStrong}`,
});
alone(`${step}:nth-child(odd):not(:last-child) ${scissors}`, { display: 'inline' });
alone(`${step}:nth-child(odd):not(:first-child)`, { breakBefore: 'page' });
alone(words, { gap: '2mm', paddingInline: '12mm', paddingBottom: '3mm' });
alone(service.short, { fontSize: '40pt' });
alone(service.long, { fontSize: '26pt' });
alone(deskPrice.short, { fontSize: '140pt', lineHeight: 0.8 });
alone(deskPrice.long, { fontSize: '84pt' });
alone(start, { fontSize: '20pt' });
alone(reason, { fontSize: '12pt', marginTop: 0 });
