/** All texts in one entry; each of the five entries below holds one part of the site. */
export * from './calculator';
export * from './guides';
export * from './legal';
export * from './pages';
export * from './site';
