import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/styles/contract.css';
import { media } from '../src/styles/media';
import { type } from '../src/styles/type';

const { color, space } = vars;

export const page = style({ ...type.body, color: color.ink, fontFamily: vars.font.text });

export const purpose = style({ ...type.lead, maxWidth: '38em', color: color.ink2 });

export const title = style({ ...type.h4, marginBlock: `${space[7]} ${space[4]}` });

export const table = style({ width: '100%', borderCollapse: 'collapse', ...type.small });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: color.ink2 });

export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const column = {
  ...type.small,
  padding: space[5],
  borderTop: '4px solid',
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
} as const;

export const wise = style({ ...column, background: color.goodBg, color: color.good });
export const unwise = style({ ...column, background: color.warnBg, color: color.warn });

globalStyle(`:is(${wise}, ${unwise}) :is(h3, li)`, { ...type.small, color: 'inherit' });
globalStyle(`:is(${wise}, ${unwise}) h3`, {
  fontFamily: vars.font.text,
  fontWeight: 600,
  letterSpacing: 0,
});
globalStyle(`:is(${wise}, ${unwise}) li`, { marginTop: space[2] });
