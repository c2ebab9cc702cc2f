import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { media } from '../../src/styles/media';
import { typography } from '../../src/styles/type';

const { color, space } = vars;

export const table = style({
  ...typography.small,
  width: '100%',
  marginTop: space[3],
  borderCollapse: 'collapse',
  textAlign: 'left',
});

/** On a phone the values of a variable stand beneath it, side by side. */
globalStyle(`${table} tr`, {
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [media.mobile]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `0 ${space[4]}`,
      paddingBlock: space[2],
    },
  },
});

export const cell = style({
  padding: `${space[2]} ${space[5]} ${space[2]} 0`,
  fontWeight: 400,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { padding: 0 } },
});

/** A cell as wide as a phone, where what it is needs no heading. */
export const whole = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
export const use = style([whole, { color: color.ink2 }]);
globalStyle(`${table} thead ${whole}`, { '@media': { [media.mobile]: { display: 'none' } } });

globalStyle(`${table} tbody th`, { whiteSpace: 'nowrap' });

export const chip = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginRight: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  verticalAlign: '-.1em',
});
