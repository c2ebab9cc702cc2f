import { focusRing, typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { cards, lineOfFigures, paper, printedCell, wide, wideCards } from './layouts';

const { color, space } = vars;

export const onPaperOnly = style({ display: 'none', '@media': { [paper]: { display: 'inline' } } });

/** In a long list a row is drawn once it comes in sight; until then it is as high as one without a problem, less its padding. */
const drawnInSight = (height: string) =>
  ({
    selectors: {
      '&:nth-child(n + 30)': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: `auto ${height}`,
      },
    },
  }) as const;

const ruled = { borderTop: `1px solid ${color.line}` } as const;

export const row = style({
  '@media': {
    [wide]: {
      ...lineOfFigures,
      ...drawnInSight('53.4px'),
      alignItems: 'baseline',
      paddingBlock: space[2],
    },
    [cards]: {
      ...ruled,
      ...drawnInSight('379.3px'),
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.75rem, 100%), 1fr))',
      alignItems: 'end',
      gap: `${space[2]} ${space[3]}`,
      marginTop: space[5],
      paddingTop: space[4],
    },
    [wideCards]: {
      ...drawnInSight('194.8px'),
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 3.4fr) 44px',
      // As high as two lines of what was typed, so that the figures stand at even distances.
      gridAutoRows: 'minmax(35px, auto)',
      rowGap: space[1],
    },
  },
});

const wholeLine = { gridColumn: '1 / -1' } as const;

export const serviceCell = style({
  fontWeight: 400,
  textAlign: 'left',
  '@media': {
    [cards]: wholeLine,
    [wideCards]: { gridColumn: '1 / span 3', gridRow: '1 / span 2' },
    [paper]: { ...printedCell, ...ruled, paddingLeft: 0 },
  },
});

export const inputCell = style({
  '@media': { [wideCards]: { gridRow: '3 / span 3' }, [paper]: { ...printedCell, ...ruled } },
});

/** The column's header says it elsewhere. */
export const cellLabel = style({
  display: 'none',
  '@media': {
    [cards]: {
      display: 'block',
      marginBottom: space[1],
      fontSize: vars.size.caption,
      fontWeight: 600,
    },
  },
});

/** A line of leader dots to write on. */
export const input = style({
  width: '100%',
  minHeight: '44px',
  padding: '.375rem 2px',
  border: 0,
  borderBottom: `2px dotted ${color.lineStrong}`,
  background: 'none',
  color: color.ink,
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  ':hover': { background: color.wash },
  // Inside: a box that may be left out of the painting cuts off what is around it.
  ':focus-visible': { ...focusRing, outlineOffset: '-3px', borderRadius: vars.radius.control },
  '::placeholder': { color: color.ink2, opacity: 1, fontSize: '.8125rem' },
  selectors: {
    '&[aria-invalid="true"]': { borderBottom: `2px solid ${color.accentText}` },
    [`${serviceCell} > &`]: { ...typography.h4, minHeight: '47px', lineHeight: 1.3 },
  },
  // On paper it is what was typed.
  '@media': {
    [paper]: {
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
  textAlign: 'right',
  // The last resort of an amount that is wider than its card.
  overflowWrap: 'break-word',
  '@media': {
    [wide]: { display: 'flex', alignItems: 'baseline', justifyContent: 'end', gap: space[1] },
    [cards]: {
      ...wholeLine,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space[2],
    },
    [wideCards]: { gridColumn: '4', paddingLeft: space[5] },
    [paper]: { ...printedCell, ...ruled },
  },
});

export const figureLabel = style({
  display: 'none',
  '@media': { [cards]: { display: 'inline', fontSize: vars.size.small } },
});

export const leader = style({
  display: 'none',
  minWidth: 0,
  '@media': {
    [wide]: { display: 'inline', selectors: { 'tfoot &': { display: 'none' } } },
    [cards]: { display: 'inline' },
  },
});

/** Where it has a line of its own, at the end of it. */
const atTheEnd = { marginLeft: 'auto' } as const;

export const figure = style({
  ...atTheEnd,
  fontSize: '.9375rem',
  '@media': { [paper]: { fontSize: 'inherit' } },
});

const emphasizedBase = style({
  ...atTheEnd,
  color: color.accentText,
  fontFamily: vars.font.display,
  fontWeight: 500,
  lineHeight: 0.9,
  '@media': { [paper]: { lineHeight: 1 } },
});

export const emphasized = styleVariants({ short: '2.25rem', long: '1.5rem' }, (fontSize) => [
  emphasizedBase,
  {
    fontSize,
    selectors: { 'tfoot &': { fontSize: '1.5rem' } },
    '@media': { [paper]: { fontSize: '1.125rem' } },
  },
]);

export const deleteCell = style({
  textAlign: 'right',
  '@media': {
    [wide]: { alignSelf: 'start', marginTop: '6px' },
    // Last, as it is read and reached.
    [cards]: { ...wholeLine, marginBlock: `-${space[2]}` },
    [wideCards]: { gridColumn: '5', gridRow: '1 / span 2', alignSelf: 'start', marginBlock: 0 },
    [paper]: { display: 'none' },
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
  '@media': {
    [wide]: { ...ruled, display: 'block', paddingBlock: space[2] },
    [cards]: { display: 'block', marginTop: space[5] },
    [paper]: { display: 'none' },
  },
});

export const deletedCell = style({
  color: color.ink2,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  '@media': { screen: { display: 'block' } },
});
