import { createVar } from '@vanilla-extract/css';

/** What a message laid over the end of the window adds to the end of the page, for its last background. */
export const endRoom = createVar();
