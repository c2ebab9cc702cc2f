/** What every part of a printed result is set on; `Split` has the same. */
export const paperColumns = 'minmax(0, 4fr) minmax(0, 7fr)';
