import { vars } from './contract.css';

/** What a message takes at the end of the window, gaps and focus ring included. */
export const toastRoom = 'min(12rem, 45vh)';

/** Width and height of the button in the bottom right corner. */
export const toTopSide = '48px';

/** What a corner's button takes with its margins. */
export const cornerRoom = `calc(${toTopSide} + 2 * ${vars.space[4]})`;
