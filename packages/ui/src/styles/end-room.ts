import { vars } from './contract.css';

/** Height of a message at the end of the window, gaps and focus ring included. */
export const toastRoom = 'min(12rem, 45vh)';

/** Width and height of the button in the bottom right corner. */
export const toTopSide = '48px';

/** Height of a corner's button with its margins. */
export const cornerRoom = `calc(${toTopSide} + 2 * ${vars.space[4]})`;
