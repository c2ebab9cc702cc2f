import { globalStyle, style } from '@vanilla-extract/css';
import { typography, vars } from '../../styles-entry';

export const steps = style({ borderBottom: `1px solid ${vars.color.line}` });

globalStyle(`${steps} > li`, {
  position: 'relative',
  padding: '14px 0 14px 3rem',
  borderTop: `1px solid ${vars.color.line}`,
});

// The list's own counter, so that `start`, `value` and `reversed` keep working.
globalStyle(`${steps} > li::before`, {
  content: 'counter(list-item)',
  position: 'absolute',
  left: 0,
  top: '12px',
  color: vars.color.accentText,
  ...typography.h4,
});
