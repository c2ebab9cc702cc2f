/**
 * Whose the figures are that we claim of ourselves, and how old: the data's size, the gap in pay,
 * team size, turnover. The one place to change when they are counted anew.
 */

/** The month of the newest count, in words. */
export const claimsAsOf: string = 'November 2026';

/** Stands beside what we counted. */
export const countNote: string = `Our count, as of ${claimsAsOf}.`;

/** Stands beside what we estimated. */
export const estimateNote: string = `Our estimate, as of ${claimsAsOf}.`;
