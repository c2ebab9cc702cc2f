import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/styles/contract.css';
import { media } from '../../src/styles/media';
import { typography } from '../../src/styles/type';

const { color, space } = vars;
const hairline = `1px solid ${color.line}`;

export const list = style({ marginTop: space[6], borderBottom: hairline });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 6fr)',
  gap: space[5],
  alignItems: 'baseline',
  paddingBlock: space[4],
  borderTop: hairline,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[1] } },
});
globalStyle(`${row} h2`, typography.h4);
globalStyle(`${row} p:first-of-type`, { color: color.ink2 });
