/** What a message takes at the end of the window, gaps and focus ring included. */
export const toastRoom = 'min(12rem, 45vh)';

/** Width and height of the button in the bottom right corner. */
export const toTopSide = '48px';
