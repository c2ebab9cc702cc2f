/** Every text, for who looks for one; the five entries below bring one part of the site each. */
export * from './calculator';
export * from './guides';
export * from './legal';
export * from './pages';
export * from './site';
