/** What reads a list: loaded once there is one to read. */
export { decodeMenu, parseMenu } from '@tallycomb/inflation-core/menu';
