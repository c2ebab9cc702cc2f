import { media, typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitting, inRow } from '../../layout';
import { grid, section } from './new-prices.css';
import { offPaper } from './result.css';

export const months = style({
  minWidth: 0,
  margin: `${vars.space[3]} 0 0`,
  padding: 0,
  border: 0,
});

export const legend = style({ marginBottom: vars.space[3], padding: 0, fontWeight: 600 });

/** With the gap of its grid, as far below what is above as the next part of the section. */
export const plan = style({
  minWidth: 0,
  marginTop: vars.space[5],
  '@media': {
    [media.mobile]: { marginTop: vars.space[2] },
    print: { gridColumn: '1 / -1', marginTop: 0 },
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
  '@media': { print: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
});

export const step = style({ display: 'grid', gridTemplateRows: '1fr auto' });

/** What is read across the desk is large, why it is so stands below. */
export const deskCard = style({
  containerType: 'inline-size',
  padding: 'clamp(20px, 2.4vw, 32px)',
  borderRadius: vars.radius.card,
  background: vars.color.backgroundHoney,
  color: vars.color.onHoney,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    print: { padding: vars.space[3], border: `1px solid ${vars.color.line}` },
  },
});

export const deskPrice = style({
  ...typography.h3,
  // The longest month has its line, so that what follows begins level with the cards beside it.
  fontSize: `min(${vars.size.h3}, 12.5cqi)`,
  display: 'block',
  textWrap: 'balance',
  '@media': { print: { fontSize: '1.25rem' } },
});

export const day = style({ whiteSpace: 'nowrap' });

export const reason = style({
  display: 'block',
  marginTop: vars.space[3],
  maxWidth: '34em',
  '@media': { print: { fontSize: vars.size.small } },
});

/** Named like a caption: which step it is, and what copies it. */
export const cardFoot = style({
  ...inRow(vars.space[2], 'center'),
  marginTop: vars.space[3],
  fontSize: vars.size.small,
  ...offPaper,
});

/** Until the card is copied, the button ends where its card does. */
globalStyle(`${cardFoot} > :empty`, { position: 'absolute' });

export const stepName = style({ marginRight: 'auto' });

export const calendarHint = style({ ...typography.small, flexBasis: '100%' });

// The cards alone, each on a sheet and as large as it goes.
const cardsAlone = ':root[data-print="cards"]';

globalStyle(`${cardsAlone} main :not(:has(${deskCard}), ${deskCard}, ${deskCard} *)`, {
  '@media': { print: { display: 'none' } },
});

globalStyle(`${cardsAlone} :is(${grid}, ${cards}, ${step})`, {
  '@media': { print: { display: 'block' } },
});

globalStyle(`${cardsAlone} ${section}`, { '@media': { print: { padding: 0, border: 0 } } });

globalStyle(`${cardsAlone} ${step} + ${step}`, { '@media': { print: { breakBefore: 'page' } } });

globalStyle(`${cardsAlone} ${deskPrice}`, { '@media': { print: { fontSize: '4.5rem' } } });

globalStyle(`${cardsAlone} ${reason}`, { '@media': { print: { fontSize: '1.75rem' } } });
