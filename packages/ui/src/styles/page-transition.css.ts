/** A change of page: the new one is uncovered from below, behind an edge of rising teeth. */
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { headerTransition, pageTransition, pictureTransition } from './page-transition';
import { teethRow } from './teeth';

const tooth = { width: 24, pitch: 48, length: 120 } as const;
const radius = tooth.width / 2;
const milliseconds = 400;
const ease = 'cubic-bezier(.45, .05, .25, 1)';

/** Where the tips, the sides of the teeth and all below them begin, in the order of the masks. */
const edgeAt = (y: string) =>
  [y, `calc(${y} + ${radius}px)`, `calc(${y} + ${tooth.length}px)`]
    .map((top) => `0 ${top}`)
    .join(', ');

const rise = keyframes({
  from: { maskPosition: edgeAt('100vh') },
  to: { maskPosition: edgeAt(`-${tooth.length}px`) },
});

const [oldPage, newPage] = [
  `::view-transition-old(.${pageTransition.exit})`,
  `::view-transition-new(.${pageTransition.enter})`,
];

// A click reaches the page beneath the pictures of it.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle(`::view-transition-group(${headerTransition})`, { zIndex: 2, animation: 'none' });
globalStyle(`::view-transition-old(${headerTransition})`, { display: 'none' });
globalStyle(`::view-transition-new(${headerTransition})`, { animation: 'none' });
globalStyle(oldPage, { animation: 'none' });
globalStyle(newPage, {
  background: vars.color.bg,
  mask: `${teethRow({ color: '#000', ...tooth })}, linear-gradient(#000, #000) 0 ${tooth.length}px no-repeat`,
  animation: `${rise} ${milliseconds}ms ${ease} both`,
});
// Over both pages; where its crop differs, it fills the frame on its way.
globalStyle(`::view-transition-group(.${pictureTransition})`, {
  zIndex: 1,
  overflow: 'clip',
  animationDuration: `${milliseconds}ms`,
  animationTimingFunction: ease,
});
for (const side of ['old', 'new']) {
  globalStyle(`::view-transition-${side}(.${pictureTransition})`, {
    height: '100%',
    objectFit: 'cover',
  });
}
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.motionReduced]: { animation: 'none !important' } },
});
