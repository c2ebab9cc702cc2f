import { globalStyle, style } from '@vanilla-extract/css';
import { scrollTarget, typography, underlined, vars } from '../../styles-entry';

const { color, space } = vars;

export const prose = style({
  maxWidth: '42.5rem',
  fontSize: 'clamp(1.0625rem, 1rem + .3vw, 1.1875rem)',
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '@media': { print: { maxWidth: 'none', fontSize: vars.size.body } },
});

export const lead = style({});

/** Selects elements without a class; those with one are components with their own styles. */
const plain = (tags: string): string => `${prose} :where(${tags}):not([class])`;

globalStyle(`${prose} > * + *`, { marginTop: '1.15em' });
globalStyle(`${lead} > p:first-child`, { fontSize: '1.25em', lineHeight: 1.5 });

globalStyle(plain('h2'), {
  ...typography.tab,
  ...scrollTarget,
  marginTop: '1.3em',
  '@media': { print: { fontSize: vars.size.h2 } },
});
globalStyle(plain('h3'), { ...typography.h4, ...scrollTarget, marginTop: '1.6em' });
globalStyle(`${prose} > :where(h2, h3) + *`, { marginTop: '.75em' });
globalStyle(`${prose} > :where(h2, h3):first-child`, { marginTop: 0 });

globalStyle(plain('a'), {
  fontWeight: 600,
  ...underlined(color.strike),
  textUnderlineOffset: '5px',
});
globalStyle(`${plain('a')}:hover`, { textDecorationThickness: '4px' });

globalStyle(plain('ul, ol'), { paddingLeft: '1.5em' });
globalStyle(plain('ul'), { listStyle: 'disc' });
globalStyle(plain('ol'), { listStyle: 'decimal' });
globalStyle(`${plain('ul, ol')} > li + li`, { marginTop: '.5em' });
globalStyle(`${plain('li')}::marker`, { color: color.accentText });
globalStyle(`${plain('ol')} > li::marker`, { fontWeight: 600 });
globalStyle(`${prose} li > :where(p, ul, ol) + *, ${prose} li > :where(ul, ol)`, {
  marginTop: '.5em',
});

globalStyle(plain('blockquote'), {
  paddingLeft: space[5],
  borderLeft: `2px solid ${color.lineStrong}`,
  color: color.ink2,
});

globalStyle(plain('hr'), { border: 0, borderTop: `1px solid ${color.lineStrong}` });
globalStyle(plain('code'), { fontSize: '.9em' });
globalStyle(plain('figcaption'), {
  ...typography.small,
  marginTop: space[3],
  color: color.ink2,
});

const table = plain('table');

// As a block, a wide table scrolls by itself instead of widening the page.
globalStyle(table, {
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :where(th, td)`, {
  minWidth: '7rem',
  padding: '12px 20px 12px 0',
  borderTop: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
globalStyle(`${table} thead :where(th, td)`, {
  ...typography.small,
  border: 0,
  color: color.ink2,
  fontWeight: 600,
});
globalStyle(`${table} caption`, {
  ...typography.small,
  paddingBottom: space[3],
  color: color.ink2,
  textAlign: 'start',
});
