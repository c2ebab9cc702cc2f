/** Decoder and parser of price lists, in a module that loads with the first list. */
export { decodeMenu, parseMenu } from '@tallycomb/inflation-core/menu';
