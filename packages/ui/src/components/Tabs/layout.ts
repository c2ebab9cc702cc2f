/** Places of the tabs in the longest list. */
export const places = [0, 1, 2, 3, 4, 5] as const;

export const printedColumns = 3;

const rowsFrom = (line: number) => ({ tab: line * 2 + 1, text: line * 2 + 2 });

/** On the one grid, the row of each tab and the row of its text, and where both stand on paper. */
export const rowsOfPlace = Object.fromEntries(
  places.map((place) => [
    place,
    {
      ...rowsFrom(place),
      printed: {
        ...rowsFrom(Math.floor(place / printedColumns)),
        column: (place % printedColumns) + 1,
      },
    },
  ]),
);

/** Above and below a tab's title. */
export const titlePadding = '22px';

/** Below 768 pixels: so small that the third of three is seen to be there. */
export const phoneTitleSize = '1.5rem';
