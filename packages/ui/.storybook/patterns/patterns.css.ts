import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { media } from '../../src/styles/media';
import { typography } from '../../src/styles/type';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gap: space[5],
  maxWidth: '28rem',
  justifyItems: 'start',
});
globalStyle(`${form} > *`, { width: '100%' });

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space[6],
  alignItems: 'start',
});

export const stack = style({ display: 'grid', gap: space[5], justifyItems: 'start' });

export const list = style({ maxWidth: '34rem' });
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[3],
});
export const yours = style([
  row,
  {
    marginInline: `-${space[4]}`,
    paddingInline: space[4],
    borderRadius: vars.radius.control,
    background: color.lacquer,
    color: color.onLacquer,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
]);
export const price = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const question = style({ ...typography.h3, marginBottom: space[2] });
export const answer = style({ marginBottom: space[5], maxWidth: '38em', color: color.ink2 });
export const choice = style({ selectors: { '& + &': { marginTop: space[8] } } });
export const bars = style({
  ...typography.small,
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: '34rem',
  textAlign: 'left',
});
globalStyle(`${bars} :is(th, td)`, {
  padding: `${space[3]} ${space[4]} ${space[3]} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${bars} td:last-child`, { width: '45%' });

export const voices = style({ display: 'grid', gap: space[7] });
export const rule = style({ ...typography.h4, marginBottom: space[3] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space[4],
});

const sentence = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.card,
  textWrap: 'pretty',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
globalStyle(`${sentence} svg`, { width: '20px', height: '20px', marginTop: '.2em' });

export const ours = style([sentence, { background: color.goodBg, color: color.good }]);
export const theirs = style([sentence, { background: color.warnBg, color: color.warn }]);

export const forms = style({ ...typography.small, margin: 0 });
export const written = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)',
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${written} dt`, { fontWeight: 600 });
globalStyle(`${written} dd`, { margin: 0, color: color.ink2 });
export const example = style({});
globalStyle(`${written} .${example}`, { color: color.ink, fontWeight: 600 });
