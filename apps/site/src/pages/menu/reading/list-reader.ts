/** The list parser, in a separate module that loads with the first list. */
export { decodeMenu, parseMenu } from '@tallycomb/inflation-core/menu';
