import { focusRing, type, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { cards, onCards } from './cards';
import { cell, onCard, onPaperOnly } from './menu-row.css';

const { color, space } = vars;

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [cards]: { display: 'block' }, print: { fontSize: '.8125rem' } },
});

export const caption = style({
  ...type.small,
  paddingBottom: space[4],
  color: color.ink2,
  textAlign: 'left',
  ...onCards({ display: 'block' }),
});

export const head = style(onCards({ display: 'block' }));

export const headRow = style(
  onCards({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` }),
);

const header = style({
  padding: '0 0 10px 10px',
  color: color.ink2,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'right',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { paddingLeft: 0 } },
  '@media': { [cards]: { padding: 0 }, print: { fontSize: '.75rem' } },
});

const leftHeader = [header, style({ textAlign: 'left' })];

const ofWidth = (width: string, base: string | readonly string[]) => [
  ...[base].flat(),
  style({ width, ...onCards({ width: 'auto' }) }),
];

export const columnHeader = styleVariants({
  service: ofWidth('22%', leftHeader),
  price: ofWidth('10%', leftHeader),
  since: ofWidth('10%', leftHeader),
  visits: ofWidth('8%', leftHeader),
  keepsPace: ofWidth('9.5%', header),
  withSalons: ofWidth('9.5%', header),
  rounded: ofWidth('9.5%', header),
  changeInPercent: ofWidth('8.5%', header),
  changeAMonth: ofWidth('9%', header),
});

export const sort = style({
  minHeight: '32px',
  padding: `${space[1]} 2px`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':focus-visible': focusRing,
  '@media': {
    [cards]: {
      minHeight: '40px',
      padding: `${space[1]} ${space[3]}`,
      border: `1.5px solid ${color.lineStrong}`,
      color: color.ink,
    },
    print: { display: 'none' },
  },
});

export const arrow = style({ marginLeft: '.35em', fontWeight: 400 });

export const printedHeader = onPaperOnly;

export const totals = style(
  onCards({
    display: 'block',
    marginTop: space[5],
    paddingTop: space[4],
    borderTop: `3px solid ${color.ink}`,
  }),
);

export const total = style({
  borderTop: `3px solid ${color.ink}`,
  ...onCards({ borderTop: 0 }),
});

export const totalsName = style({
  ...cell,
  borderTop: `3px solid ${color.ink}`,
  paddingLeft: 0,
  paddingTop: `calc(${space[2]} + 10px)`,
  fontWeight: 600,
  textAlign: 'left',
  ...onCards({ ...onCard, paddingBottom: space[3] }),
});
