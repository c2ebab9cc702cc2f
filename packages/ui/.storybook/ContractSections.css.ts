import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/styles/contract.css';
import { media } from '../src/styles/media';
import { typography } from '../src/styles/type';

const { color, space } = vars;
const hairline = `1px solid ${color.line}`;

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const side = {
  padding: space[5],
  borderRadius: vars.radius.card,
  clipPath: 'polygon(0 0, calc(100% - 20px) 0, 100% 20px, 100% 100%, 0 100%)',
  '@media': { [media.forcedColors]: { border: '1px solid', clipPath: 'none' } },
} as const;

export const wise = style({ ...side, background: color.goodBg, color: color.good });
export const unwise = style({ ...side, background: color.warnBg, color: color.warn });

const sides = `:is(${wise}, ${unwise})`;
globalStyle(`${sides} > h3`, { ...typography.h3, marginBottom: space[3], color: 'inherit' });
globalStyle(`${sides} > ul > li`, {
  ...typography.body,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
});
globalStyle(`${sides} > ul > li > svg`, { width: '20px', height: '20px', marginTop: '.2em' });

/** What the line says, drawn. */
export const example = style({
  gridColumn: 2,
  marginTop: space[2],
  padding: space[4],
  overflow: 'hidden',
  // What is fixed to the window stays in its example.
  contain: 'paint',
  borderRadius: vars.radius.control,
  background: color.bg,
  color: color.ink,
});
globalStyle(`${example} *`, { animation: 'none !important' });

export const wide = style({ zoom: 0.4 });

export const claims = style({ width: '100%', borderCollapse: 'collapse', ...typography.small });

globalStyle(`${claims} :is(th, td)`, {
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderTop: hairline,
  fontWeight: 400,
  textAlign: 'left',
  verticalAlign: 'baseline',
});
globalStyle(`${claims} tbody th`, { width: '26%', fontWeight: 600 });
globalStyle(`${claims} td:last-child`, {
  width: '26%',
  paddingRight: 0,
  '@media': { [media.mobile]: { width: 'auto' } },
});
globalStyle(`${claims} [scope=rowgroup]`, {
  ...typography.h4,
  paddingTop: space[6],
  border: 0,
});
globalStyle(`${claims} [scope=col]`, { border: 0, color: color.ink2 });

/** On a phone a line of the table is three lines. */
globalStyle(`${claims} thead`, { '@media': { [media.mobile]: { display: 'none' } } });
globalStyle(`${claims} tr`, {
  '@media': { [media.mobile]: { display: 'grid', paddingBlock: space[3], borderTop: hairline } },
});
globalStyle(`${claims} tr > :is(th, td)`, {
  '@media': { [media.mobile]: { width: 'auto', padding: 0, border: 0 } },
});

export const key = style({
  display: 'inline-block',
  padding: '1px 8px 2px',
  border: `1px solid ${color.lineStrong}`,
  borderBottomWidth: '3px',
  borderRadius: vars.radius.control,
  background: color.surface,
  fontFamily: 'inherit',
});

export const proof = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'baseline',
  color: color.good,
  fontWeight: 600,
});
globalStyle(`${proof} svg`, { flex: 'none', width: '16px', height: '16px', translate: '0 2px' });
