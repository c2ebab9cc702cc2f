/** Under which this browser keeps the menu that was typed in. */
export const MENU_KEY = 'tallycomb:menu';
