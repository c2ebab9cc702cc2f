import { typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { apart, inRow, stacked } from '../../../layout';
import { sheetInset, wide } from '../page.css';
import { air, HEADING_SPACE, typeSizes } from './sheet-layout';

const { color, space } = vars;

/** The foot of the sheet, from edge to edge: choices beside the letter that they make. */
export const desk = style({
  display: 'grid',
  gap: space[5],
  margin: `${space[7]} calc(-1 * ${sheetInset}) calc(-1 * ${space[6]})`,
  padding: `${space[7]} ${sheetInset}`,
  borderRadius: `0 0 ${vars.radius.stage} ${vars.radius.stage}`,
  background: color.wash,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space[8] },
  },
});

export const deskHeading = style({ gridColumn: '1 / -1' });

/** Start month, salon's name and format, in sight while a long notice beside them scrolls. */
export const choices = style({
  ...stacked(space[5]),
  '@media': { [wide]: { position: 'sticky', top: '96px', alignSelf: 'start' } },
});

export const print = style({ ...stacked(space[4]), justifyItems: 'start' });

/** The letter on its paper. */
export const letterPaper = style({
  padding: `${space[5]} clamp(20px, 3.4vw, 48px) ${space[6]}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e1,
});

/** Heading of the letter, and its button above the text, which may be long. */
export const letterHead = style({
  ...apart(`${space[2]} ${space[4]}`, 'center'),
  marginBottom: space[4],
  paddingBottom: space[4],
  borderBottom: `1px solid ${color.line}`,
});

export const noticeHeading = style(typography.question);

export const notice = style({
  maxWidth: '44em',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const copy = style(inRow(space[4], 'center'));

/** Takes no room until there is something to say. */
export const outcome = style({ ':empty': { position: 'absolute' } });

/** Millimeters on a sheet of 241, the shortest that a browser prints, and as much more on a taller one. */
const share = (millimeters: number) => `calc(${millimeters} / 241 * 100vh)`;

const rule = { content: '', flex: 1, borderTop: `.6pt solid ${color.ink}` } as const;

/** One column is narrower than the sheet, two are as wide. */
export const measure = styleVariants({ 1: { paddingInline: '12mm' }, 2: {} });

/** Why prices change, and thanks. */
export const letter = style({
  marginTop: '5.5mm',
  font: `400 13pt/1.4 ${vars.font.text}`,
  textAlign: 'center',
  textWrap: 'balance',
});

export const services = styleVariants(typeSizes, ({ columns, type, line }) => ({
  flex: 1,
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  columnGap: '12mm',
  marginBlock: `5.5mm ${air[columns]}mm`,
  fontSize: `${type}mm`,
  lineHeight: share(line),
}));

const headingSpace = `${HEADING_SPACE}em`;

/** One of the columns of services on a printed sheet. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: headingSpace,
  selectors: { [`${measure[1]} > &`]: { justifyContent: 'space-between', gap: 0 } },
});

globalStyle(`${measure[1]} > ${column} :is(section, ul)`, { display: 'contents' });
globalStyle(`${measure[1]} > ${column} > section + section > h2`, { marginTop: headingSpace });

/** Centered between hairlines. */
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.6em',
  marginBottom: '.3em',
  font: `500 1em/1 ${vars.font.display}`,
  letterSpacing: '.02em',
  wordSpacing: '.06em',
  color: color.accentText,
  textAlign: 'center',
  '::before': rule,
  '::after': rule,
});

export const level = style({ color: color.ink2, fontFamily: vars.font.text, fontSize: '.5em' });

/** Widths in ems of prices of so many characters. */
const priceWidths = { 3: 1.2, 4: 1.6, 6: 2.3, 9: 3.2, 12: 4.3 };

/** Columns of old and new prices. */
export const prices = styleVariants(priceWidths, (width) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(${width}em, auto) minmax(${width}em, auto)`,
  columnGap: '.5em',
  alignItems: 'baseline',
}));

globalStyle(`:is(${Object.values(prices).join()}) > :last-child`, { gridColumn: 2 });

/** The price until then, struck out beside the new one. */
export const old = style({
  color: color.ink2,
  fontSize: '.96em',
  textDecorationLine: 'line-through',
  textDecorationColor: color.lacquer,
  textDecorationThickness: '.5pt',
});
