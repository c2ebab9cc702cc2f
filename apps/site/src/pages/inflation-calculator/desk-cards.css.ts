import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { onOneLine } from '../../calculator/result/one-line-figures';
import { fitting, inRow } from '../../layout';
import { columns, unit, wide } from './new-prices.css';

export const months = style({
  minWidth: 0,
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  border: 0,
});

export const legend = style({ marginBottom: vars.space[3], padding: 0, fontWeight: 600 });

/** Up to two cards stand beside the words; more need the whole width. */
export const plan = style({
  minWidth: 0,
  '@media': {
    [wide]: {
      ...columns,
      gridColumn: '1 / -1',
      borderTop: `1px solid ${vars.color.onTeal2}`,
      paddingTop: vars.space[7],
    },
    [media.stacked]: {
      marginTop: vars.space[5],
      borderTop: `1px solid ${vars.color.onTeal2}`,
      paddingTop: vars.space[6],
    },
  },
});

const ofMany = `${plan}:has(ol > :nth-child(3)) > &`;

/** A part below the words, as high as one or two cards beside both. */
export const besideCards = `${plan}:not(:has(ol > :nth-child(3))) > ol + &`;
const inOneRow = { gridColumn: '1 / -1' } as const;

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
  ...typography.small,
  marginTop: vars.space[3],
  maxWidth: '38em',
});

export const planAnswer = style({
  ...typography.question,
  marginTop: vars.space[3],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { ...typography.tab, lineHeight: 1.12 } },
});

export const cards = style({
  ...fitting('15rem', unit),
  marginTop: unit,
  '@media': {
    [wide]: {
      gridArea: '1 / 2 / span 2',
      marginTop: 0,
      selectors: { [ofMany]: { gridArea: 'auto / 1 / auto / -1' } },
    },
    // On a phone the cards are swiped sideways, by keyboard through their buttons.
    [media.mobile]: {
      ...fitting('10rem', vars.space[3]),
      selectors: {
        '&:has(button)': {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(82%, 1fr)',
          // To the edges of the window.
          marginInline: `calc(-1 * ${vars.gutter})`,
          paddingInline: vars.gutter,
          scrollPaddingInline: vars.gutter,
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
        },
      },
    },
  },
});

export const guide = style({ display: 'inline-block' });

export const print = style({ marginTop: unit });

export const step = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  scrollSnapAlign: 'start',
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
  // Brighter beside dark teeth than the red that stands alone on honey.
  vars: { [vars.color.lacquerOnHoney]: vars.color.lacquer },
  textAlign: 'center',
  overflowWrap: 'anywhere',
  clipPath: 'polygon(28px 0, calc(100% - 28px) 0, 100% 28px, 100% 100%, 0 100%, 0 28px)',
  maskImage: 'radial-gradient(circle 8px at 50% 26px, #0000 96%, #000)',
  '@media': {
    [media.forcedColors]: { border: '1px solid', clipPath: 'none', maskImage: 'none' },
  },
});

export const words = style({ display: 'grid', paddingInline: vars.space[4] });

const serviceSizes = { short: vars.size.h3, long: vars.size.question };

export const service = styleVariants(serviceSizes, (fontSize) => ({
  ...typography.h3,
  fontSize,
  textWrap: 'balance',
}));

const priceSizes = { brief: '60cqi', short: '38cqi', long: '16cqi' };

export const deskPrice = styleVariants(priceSizes, (share) => ({
  ...typography.num,
  ...onOneLine('10rem', share),
  marginTop: vars.space[3],
  lineHeight: 0.9,
}));

export const start = style({
  ...typography.question,
  marginTop: vars.space[3],
  // A long month on one line, but on a phone.
  fontSize: `clamp(1.375rem, 9.5cqi, ${vars.size.question})`,
  '::first-letter': { textTransform: 'uppercase' },
});

/** On one line; on a phone below the word before it, so that cards beside each other stay in line. */
export const day = style({
  display: 'inline-block',
  '@media': { [media.mobile]: { display: 'block' } },
});

export const reason = style({
  ...typography.small,
  marginTop: vars.space[2],
  textWrap: 'balance',
});

/** Caption of a card, with its copy button. */
export const cardFoot = style({
  ...inRow(`0 ${vars.space[2]}`, 'baseline'),
  marginTop: vars.space[2],
  fontSize: vars.size.small,
});

/** An empty outcome takes no room. */
globalStyle(`${cardFoot} > :empty`, { position: 'absolute' });

export const stepName = style({ marginRight: 'auto' });
