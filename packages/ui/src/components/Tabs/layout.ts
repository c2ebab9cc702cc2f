/** Places of the tabs in the longest list. */
export const places = [0, 1, 2, 3, 4, 5] as const;

/** On the one grid, the row of each tab and the row of its text. */
export const rowsOfPlace = Object.fromEntries(
  places.map((place) => [place, { tab: place * 2 + 1, text: place * 2 + 2 }]),
);

/** Above and below a tab's title. */
export const titlePadding = '22px';

/** Below 768 pixels: so small that the third of three is seen to be there. */
export const phoneTitleSize = '1.5rem';
