import { focusRing, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { cards, onCards } from './cards';

const { color, space } = vars;

export const onPaperOnly = style({ display: 'none', '@media': { print: { display: 'inline' } } });

export const cell = {
  padding: `${space[2]} 0 ${space[2]} 10px`,
  borderTop: `1px solid ${color.line}`,
  verticalAlign: 'top',
} as const;

export const row = style(
  onCards({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
    gap: `${space[2]} ${space[4]}`,
    marginTop: space[5],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surface,
  }),
);

export const onCard = { display: 'block', padding: 0, border: 0 } as const;
const wholeLine = { ...onCard, gridColumn: '1 / -1' } as const;

export const serviceCell = style({
  ...cell,
  paddingLeft: 0,
  fontWeight: 400,
  textAlign: 'left',
  '@media': { [cards]: wholeLine, print: { paddingBlock: '4px', verticalAlign: 'baseline' } },
});

export const inputCell = style({
  ...cell,
  '@media': { [cards]: onCard, print: { paddingBlock: '4px', verticalAlign: 'baseline' } },
});

/** The column's header says it in a table. */
export const cellLabel = style({
  display: 'none',
  ...onCards({
    display: 'block',
    marginBottom: space[1],
    fontSize: vars.size.small,
    fontWeight: 600,
  }),
});

export const input = style({
  width: '100%',
  minHeight: '44px',
  padding: '.375rem .5rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  ':focus-visible': { ...focusRing, outlineOffset: '1px', borderRadius: vars.radius.control },
  '::placeholder': { color: color.ink2, opacity: 1, fontSize: '.8125rem' },
  selectors: { '&[aria-invalid="true"]': { borderColor: color.accentText, borderWidth: '2px' } },
  // On paper it is what was typed.
  '@media': {
    print: {
      minHeight: 0,
      padding: 0,
      border: 0,
      fontSize: 'inherit',
      selectors: { [`${serviceCell} > &`]: { display: 'none' } },
      '::placeholder': { color: 'transparent' },
    },
  },
});

/** An input prints as much as fits on its line, this all of it. */
export const printedService = onPaperOnly;

export const problem = style({
  display: 'flex',
  gap: space[1],
  marginTop: space[1],
  color: color.accentText,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const problemIcon = style({ flex: 'none', width: '1.125rem', height: '1.125rem' });

export const figureCell = style({
  ...cell,
  paddingTop: `calc(${space[2]} + 10px)`,
  textAlign: 'right',
  overflowWrap: 'anywhere',
  '@media': {
    [cards]: { ...wholeLine, display: 'flex', alignItems: 'baseline', gap: space[2] },
    print: { paddingBlock: '4px', verticalAlign: 'baseline' },
  },
});

export const figureLabel = style({
  display: 'none',
  ...onCards({ display: 'inline', fontSize: vars.size.small }),
});

export const leader = style({
  display: 'none',
  ...onCards({ display: 'inline' }),
});

export const figure = style({ fontSize: '.9375rem', '@media': { print: { fontSize: 'inherit' } } });

export const emphasized = style({
  color: color.accentText,
  fontFamily: vars.font.display,
  fontSize: '1.75rem',
  fontWeight: 500,
  lineHeight: 0.9,
  '@media': { print: { fontSize: '1.125rem', lineHeight: 1 } },
});

export const deleteCell = style({
  ...cell,
  textAlign: 'right',
  '@media': {
    [cards]: {
      display: 'block',
      position: 'absolute',
      top: space[2],
      right: space[2],
      padding: 0,
      border: 0,
    },
    print: { display: 'none' },
  },
});

export const deleteButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  ':hover': { background: color.wash, color: color.ink },
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
  '@media': { [cards]: { height: '36px' } },
});

export const deletedRow = style({
  '@media': { [cards]: { display: 'block', marginTop: space[5] }, print: { display: 'none' } },
});

export const deletedCell = style({
  ...cell,
  paddingLeft: 0,
  color: color.ink2,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  ...onCards({ ...onCard }),
});
