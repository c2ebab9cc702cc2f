import { typography, vars } from '@tallycomb/ui/styles';
import { style } from '@vanilla-extract/css';
import { inRow } from '../../../layout';

const { color, size, space } = vars;

export const desk = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[7],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
  '@media': { print: { display: 'none' } },
});

export const choices = style({
  ...inRow(`${space[5]} ${space[7]}`, 'start'),
});

export const print = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end' });

export const noticeHeading = style({
  ...typography.body,
  marginBottom: space[2],
  fontFamily: 'inherit',
  letterSpacing: 0,
  fontWeight: 700,
});

export const notice = style({
  maxWidth: '44em',
  paddingLeft: space[4],
  borderLeft: `3px solid ${color.lacquer}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const copy = style({
  ...inRow(space[4], 'center'),
  marginTop: space[4],
});

/** Paper alone has it. */
export const sheet = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const heading = style({ ...typography.h2, marginBottom: space[2] });

export const from = style({ fontSize: size.small, marginBottom: space[4] });

export const services = style({
  selectors: {
    '&[data-columns]': { columns: 2, columnGap: space[6], fontSize: '.75rem', lineHeight: 1.25 },
  },
});

export const service = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  paddingBlock: '2px',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
});

export const level = style({ color: color.ink2 });

export const now = style({ flex: 'none' });

export const next = style({
  flex: 'none',
  minWidth: '4.5em',
  textAlign: 'right',
});
