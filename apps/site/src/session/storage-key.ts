/** Under which a page keeps in this browser what it shows: it hydrates after load where there is some. */
export const storageKeyOf = (pathname: string) => `tallycomb:${pathname}`;
