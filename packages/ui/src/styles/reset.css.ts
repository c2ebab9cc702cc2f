import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { cornerRoom, toastRoom } from './end-room';
import { focusRing } from './focus';
import { media } from './media';
import { headerRoom, lowWindow, smallestPhone } from './scroll-target';
import { typography } from './type';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // What is scrolled or tabbed to ends up clear of the fixed header.
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
// In the first frame of a press, whatever it leads to.
globalStyle('a:active, button:active, summary:active', { opacity: 0.6 });
// Display type at twice its size: a word wider than its column goes on in the next line.
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
// What has the focus comes to rest beside a message, at the end of the page too (WCAG 2.4.11).
globalStyle(':root:has([data-toast])', { scrollPaddingBottom: toastRoom });
globalStyle('body:has([data-toast])', {
  // Paper shows no message.
  '@media': { screen: { paddingBottom: toastRoom } },
});
// On a phone it hangs from the header.
globalStyle(':root:has(header ~ * [data-toast])', {
  '@media': {
    [media.mobile]: { scrollPadding: `calc(${headerRoom} + 8.5rem) 0 0` },
    [smallestPhone]: { scrollPaddingTop: `calc(${headerRoom} + 4.5rem)` },
    [`${media.mobile} and ${lowWindow}`]: { scrollPaddingTop: '3.25rem' },
  },
});
globalStyle('body:has(header ~ * [data-toast])', {
  '@media': { [media.mobile]: { paddingBottom: 0 } },
});
// Whatever takes focus is scrolled clear of the corners' buttons, which would cover it at the bottom.
globalStyle('html:has([data-corner]:not([hidden]))', {
  scrollPaddingBottom: cornerRoom,
  // As the rule of a message on a phone comes after those for every window.
  '@media': { [media.mobile]: { scrollPaddingBottom: cornerRoom } },
});
