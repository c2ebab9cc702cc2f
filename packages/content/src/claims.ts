/**
 * Source and age of the figures that we claim: the data's size, the gap in pay, team size,
 * turnover. The one place to change when they are counted again.
 */

/** The month of the newest count, in words. */
export const claimsAsOf: string = 'November 2026';

/** Note beside figures that we counted. */
export const countNote: string = `Our count, as of ${claimsAsOf}.`;

/** Note beside figures that we estimated. */
export const estimateNote: string = `Our estimate, as of ${claimsAsOf}.`;
