import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import { focusRing } from './rules';
import { typography } from './type';
import { cornerRoom, headerRoom, lowWindow, smallestPhone, toastRoom } from './window-edges';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Keeps targets of links and focus clear of the fixed header.
  scrollPaddingTop: headerRoom,
  '@media': {
    [lowWindow]: { scrollPaddingTop: vars.space[4] },
    [media.motionOk]: { scrollBehavior: 'smooth' },
  },
});

globalStyle('body', {
  ...typography.body,
  margin: 0,
  background: vars.color.bg,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  textWrap: 'pretty',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, blockquote', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('a', { color: 'inherit' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('svg', { display: 'block' });
globalStyle('img', { display: 'block', maxWidth: '100%', height: 'auto' });
globalStyle('summary', { cursor: 'pointer' });
// Feedback in the first frame of a press.
globalStyle('a:active, button:active, summary:active', { opacity: 0.6 });
// Breaks words wider than their column, as in display type at twice its size.
globalStyle('h1, h2, h3, h4', {
  ...typography.h2,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
globalStyle('h1', typography.h1);
globalStyle('h3', typography.h3);
globalStyle('h4', typography.h4);
globalStyle('::placeholder', { color: vars.color.ink2, opacity: 1 });
globalStyle(':focus-visible', { ...focusRing, borderRadius: '3px' });
// Important, as a component's rules stand in a later layer; panels of tabs are all shown on paper.
globalStyle('[hidden]:not([hidden="until-found"], [role="tabpanel"])', {
  display: 'none !important',
});
// Scrolls focused elements clear of a message, at the end of the page too (WCAG 2.4.11).
globalStyle(':root:has([data-floating] [data-toast])', { scrollPaddingBottom: toastRoom });
globalStyle('body:has([data-floating] [data-toast])', {
  // Paper shows no message.
  '@media': { screen: { paddingBottom: toastRoom } },
});
// On a phone the message is below the header.
globalStyle(':root:has(header ~ * [data-floating] [data-toast])', {
  '@media': {
    [media.mobile]: { scrollPadding: `calc(${headerRoom} + 8.5rem) 0 0` },
    [smallestPhone]: { scrollPaddingTop: `calc(${headerRoom} + 4.5rem)` },
    [`${media.mobile} and ${lowWindow}`]: { scrollPaddingTop: '3.25rem' },
  },
});
globalStyle('body:has(header ~ * [data-floating] [data-toast])', {
  '@media': { [media.mobile]: { paddingBottom: 0 } },
});
// Scrolls focused elements clear of the button in the bottom corner.
globalStyle('html:has([data-corner]:not([hidden]))', {
  scrollPaddingBottom: cornerRoom,
  // Repeated for phones, as their rule for messages comes later.
  '@media': { [media.mobile]: { scrollPaddingBottom: cornerRoom } },
});
