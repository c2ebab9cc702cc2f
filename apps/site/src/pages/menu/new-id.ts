/** For a row: no two in a list are alike, in whichever tab they came. */
export const newId = () => Math.random().toString(36).slice(2);
