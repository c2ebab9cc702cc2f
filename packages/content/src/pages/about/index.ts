/** Every text of the about page, and the data that it shows. */

export * from './careers';
export * from './journey';
export * from './library';
export * from './page';
export * from './purpose';
export * from './team';
export * from './values';
