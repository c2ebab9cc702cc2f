import { typography, vars } from '@tallycomb/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';
import { apart, inRow, stacked } from '../../../layout';
import { sheetInset, wide } from '../page.css';
import { typeSizes } from './sheet-layout';

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

/** Stays beside a long letter. */
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

export const letter = style({
  marginTop: '6.5mm',
  font: `400 14pt/1.4 ${vars.font.text}`,
  textWrap: 'balance',
});

/** The space between sections. */
const SECTION_GAP = '.8em';

export const services = styleVariants(typeSizes, ({ type, line }, size) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${size === 'columns' ? 2 : 1}, minmax(0, 1fr))`,
  columnGap: '12mm',
  marginBlock: '6.5mm 5mm',
  fontSize: `${type}mm`,
  lineHeight: share(line),
}));

export const section = style({ selectors: { '& + &': { marginTop: SECTION_GAP } } });

/** A section’s heading and, above old and new prices, their heads. */
export const head = style({
  display: 'flex',
  marginBottom: '.12em',
  paddingBottom: '.18em',
  borderBottom: `.6pt solid ${color.ink}`,
  font: `500 1em/1 ${vars.font.display}`,
  wordSpacing: '.06em',
});

export const heading = style({ font: 'inherit', color: color.accentText });

/** Above the first section of each column. */
export const heads = style({
  display: 'none',
  selectors: { 'section:first-child &': { display: 'block' } },
  marginLeft: 'auto',
  textAlign: 'right',
});

export const level = style({ color: color.ink2, fontFamily: vars.font.text, fontSize: '.5em' });

export const old = style({ marginRight: '.6em', color: color.ink2 });

/** New prices, aligned to the right in a column of their own. */
export const next = style({
  display: 'inline-block',
  selectors: {
    [`${old} + &`]: { minWidth: '4.4em' },
    [`${services.columns} ${old} + &`]: { minWidth: '2.5em' },
  },
});

export const comb = style({ marginTop: 'auto' });
