import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';
import { typography } from '../../../packages/ui/src/styles/type';
import { visuallyHidden } from '../../../packages/ui/src/styles/visually-hidden';

const { color, space } = vars;

export const table = style({
  ...typography.small,
  width: '100%',
  marginTop: space[3],
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
});

/** On a phone what a row says stands beneath its name. */
globalStyle(`${table} tr`, {
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { display: 'grid', paddingBlock: space[2] } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[2]} ${space[5]} ${space[2]} 0`,
  fontWeight: 400,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { padding: 0 } },
});
globalStyle(`${table} thead`, { '@media': { [media.mobile]: visuallyHidden } });
globalStyle(`${table} tbody th`, { whiteSpace: 'nowrap' });
