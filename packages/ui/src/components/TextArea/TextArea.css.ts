import { style } from '@vanilla-extract/css';

export const text = style({
  display: 'block',
  lineHeight: 1.5,
  // Wider is never needed, and would leave its column.
  resize: 'vertical',
  tabSize: 8,
});
