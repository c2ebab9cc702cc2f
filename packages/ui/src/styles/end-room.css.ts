import { createVar } from '@vanilla-extract/css';

/** What a message laid over the end of the window adds to the end of the page, for its last ground. */
export const endRoom = createVar();
