/** The list parser, a module of its own so that it loads with the first list. */
export { decodeMenu, parseMenu } from '@tallycomb/inflation-core/menu';
