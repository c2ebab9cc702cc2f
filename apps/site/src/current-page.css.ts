import { globalStyle, style } from '@vanilla-extract/css';

/** On `<main>` while the page drawn ahead is looked at, and the app has not arrived there. */
export const looksAhead = style({});

/** The page that the app is at, or one ahead of it, which is inert. */
export const page = style({
  display: 'flow-root',
  selectors: { [`${looksAhead} > &:not([inert])`]: { display: 'none' } },
});

// Laid out as it will be shown, but neither seen nor making the document longer. Nothing that its
// content inherits: to take that back would cost the click as much as drawing does.
globalStyle(`main:not(${looksAhead}) > [inert]`, {
  position: 'fixed',
  inset: '0 0 auto',
  maxBlockSize: '100vh',
  overflow: 'clip',
  opacity: 0,
  '@media': { print: { display: 'none' } },
});

// What moves as a page appears waits until it does.
const inside = 'main > [inert] *';
globalStyle(`${inside}, ${inside}::before, ${inside}::after`, {
  animationPlayState: 'paused !important',
});
