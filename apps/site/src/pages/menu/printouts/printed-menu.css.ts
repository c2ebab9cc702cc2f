import { vars } from '@tallycomb/ui/styles';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { headingColumn, letterHeights, MOST_LINES, taken, typeSizes } from './sheet-layout';

const { color, font } = vars;

/** Thanks, on a comb’s spine no higher than for its small words. */
export const thanks = style({
  display: 'block',
  marginBlock: '-3.5pt',
  font: `500 18pt/1 ${font.display}`,
  wordSpacing: '.06em',
});

const lineCount = createVar();
const room = createVar();
const line = createVar();

const numbered = (numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number) => [number, number]));

export const type = styleVariants(numbered(Object.values(typeSizes).flat()), (millimeters) => ({
  fontSize: `${millimeters}mm`,
}));

export const lines = styleVariants(
  numbered(Array.from({ length: MOST_LINES }, (_, at) => at + 1)),
  (count) => ({ vars: { [lineCount]: `${count}` } }),
);

/** Services on lines that share the sheet’s room, in one rhythm through both columns. */
export const services = styleVariants(taken, (millimeters) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  columnGap: '12mm',
  margin: '6mm 0 4mm',
  lineHeight: line,
  vars: {
    [room]: `calc(100vh - ${millimeters}mm)`,
    [line]: `calc(${room} / ${fallbackVar(lineCount, `${MOST_LINES}`)})`,
  },
}));

/** Services of a notice, in the room that its letter leaves. */
export const belowLetter = styleVariants(letterHeights, (millimeters, columns) => ({
  vars: { [room]: `calc(100vh - ${taken[columns] + millimeters}mm)` },
}));

/** A notice’s letter: the reason for new prices, with a line for each sentence. */
export const letter = style({
  maxWidth: 'none',
  marginTop: '4mm',
  font: `500 22pt/1.08 ${font.display}`,
  wordSpacing: '.06em',
  whiteSpace: 'pre-line',
});

export const column = style({ display: 'flex', flexDirection: 'column' });

/** A hairline between sections, as high as one service’s line. */
export const rule = style({
  flex: `0 0 ${line}`,
  display: 'grid',
  alignContent: 'center',
  margin: 0,
  border: 0,
  '::before': { content: '', borderTop: `.6pt solid ${color.ink}` },
});

/** Up to two lines high, where that ends two columns on one. */
export const stretched = style([rule, { flexGrow: 1, maxHeight: `calc(2 * ${line})` }]);

export const section = style({
  selectors: {
    [`${services[1]}:has(h2) &`]: {
      display: 'grid',
      gridTemplateColumns: `${headingColumn.width}mm minmax(0, 1fr)`,
      columnGap: `${headingColumn.gap}mm`,
    },
  },
});

globalStyle(`${services[1]}:has(h2) ${section} > ul`, { gridColumn: 2 });

export const heading = style({
  font: 'inherit',
  fontFamily: font.display,
  fontWeight: 500,
  letterSpacing: '.02em',
  wordSpacing: '.06em',
  color: color.accentText,
  overflowWrap: 'anywhere',
});

export const level = style({ color: color.ink2, fontFamily: font.text, fontSize: '.5em' });

/** Widths in ems of prices of so many characters. */
const priceWidths = { 3: 1.3, 4: 1.7, 6: 2.4, 9: 3.3, 12: 4.4 };

/** New prices in a column of one width, beside the old ones. */
export const prices = styleVariants(priceWidths, (width) => ({
  display: 'grid',
  gridTemplateColumns: `auto minmax(${width}em, auto)`,
  columnGap: '.5em',
  alignItems: 'baseline',
}));

globalStyle(`:is(${Object.values(prices).join()}) > :last-child`, {
  gridColumn: 2,
  fontWeight: 700,
});

/** The price until then, small beside the new one, and struck out. */
export const old = style({
  color: color.ink2,
  fontFamily: font.text,
  fontSize: 'min(.66em, 8mm)',
  fontWeight: 400,
  lineHeight: 1,
  textDecorationColor: color.lacquer,
  textDecorationThickness: '.5pt',
});
