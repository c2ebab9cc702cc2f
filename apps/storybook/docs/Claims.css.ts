import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../packages/ui/src/styles/contract.css';
import { media } from '../../../packages/ui/src/styles/media';
import { typography } from '../../../packages/ui/src/styles/type';

const { color, space } = vars;

export const claims = style({ ...typography.small, margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${claims} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)',
  gap: `0 ${space[4]}`,
  paddingBlock: space[3],
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${claims} a`, { color: color.good, fontWeight: 600 });
globalStyle(`${claims} svg`, { width: '16px', height: '16px', translate: '0 2px' });
