/** A window so low, as at 400 % zoom, that the header scrolls away and toasts are set closer. */
export const lowWindow = '(max-height: 400px)';

/** The smallest phone: toasts are set closer there, too. */
export const smallestPhone = '(max-width: 359.98px) and (max-height: 600px)';

/** Height of the fixed header, kept free above an element that is scrolled into view. */
export const headerRoom = '5.5rem';

/**
 * To spread into the rule of whatever an address may point at: it comes to rest 100 CSS pixels
 * below the top of the window, or right beneath the header where large text makes that higher.
 */
export const scrollTarget = { scrollMarginTop: `max(0px, 100px - ${headerRoom})` } as const;
