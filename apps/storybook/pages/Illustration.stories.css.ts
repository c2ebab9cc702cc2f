import { style, styleVariants } from '@vanilla-extract/css';
import { art, vars } from '../../../packages/ui/src/styles/contract.css';

/** Pictures side by side. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: vars.space[5],
});

const { mint, powder, honey, jar } = art;

/** The background of a picture that has none. */
export const on = styleVariants({ mint, powder, honey, jar }, (background) => ({ background }));
