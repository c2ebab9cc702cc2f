import { typography, vars } from '@tallycomb/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import { apart, edgedOnTeal, inRow, stacked } from '../../../layout';
import { sheetInset, wide } from '../page.css';

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

export const print = style(stacked(space[4]));

// The three formats of paper one below the other: in a row the third would wrap alone.
globalStyle(`${print} fieldset > div`, { display: 'grid' });

/** The letter on its paper. */
export const letterPaper = style({
  padding: `${space[5]} clamp(20px, 3.4vw, 48px) ${space[6]}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.shadow.e1,
  ...edgedOnTeal,
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
