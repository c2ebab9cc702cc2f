import { style } from '@vanilla-extract/css';

export const bare = style({ minHeight: '100%' });
export const padded = style({ padding: '24px' });
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minHeight: '100vh',
});
