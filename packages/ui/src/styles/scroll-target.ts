/** A low window, as at 400% zoom, in which the header scrolls away and toasts are more compact. */
export const lowWindow = '(max-height: 400px)';

/** The smallest phone, on which toasts are more compact too. */
export const smallestPhone = '(max-width: 359.98px) and (max-height: 600px)';

/** Height of the fixed header, kept free above an element that is scrolled into view. */
export const headerRoom = '5.5rem';

/**
 * To spread into the rule of an element that an address may name: it comes to rest 100 CSS pixels
 * below the top of the window, or right below a header that large text makes higher.
 */
export const scrollTarget = { scrollMarginTop: `max(0px, 100px - ${headerRoom})` } as const;
