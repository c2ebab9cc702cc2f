/** Room for what is fixed at the window's edges: the header at its top, messages and a button at its end. */
import { vars } from './contract.css';

/** A low window, as at 400% zoom, in which the header scrolls away and toasts are more compact. */
export const lowWindow = '(max-height: 400px)';

/** The smallest phone, on which toasts are more compact too. */
export const smallestPhone = '(max-width: 359.98px) and (max-height: 600px)';

/** Height of the header at the top of a wide page, in CSS pixels at the usual size of text. */
export const headerHeightPx = 88;

/** The same height, which grows with the text. */
export const headerRoom = `${headerHeightPx / 16}rem`;

/**
 * To spread into the rule of an element that an address may name: it comes to rest 100 CSS pixels
 * below the top of the window, or right below a header that large text makes higher.
 */
export const scrollTarget = { scrollMarginTop: `max(0px, 100px - ${headerRoom})` } as const;

/** Height of a message at the end of the window, gaps and focus ring included. */
export const toastRoom = 'min(12rem, 45vh)';

/** Width and height of the button in the bottom right corner. */
export const toTopSide = '48px';

/** A function, so that a bundle without this height leaves out the contract's names too. */
const cornerHeight = () => `calc(${toTopSide} + 2 * ${vars.space[4]})`;

/** Height of a corner's button with its margins. */
export const cornerRoom = /* @__PURE__ */ cornerHeight();
