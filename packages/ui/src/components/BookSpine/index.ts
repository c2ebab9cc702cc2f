export { BookShelf, type BookShelfProps } from './BookShelf';
export { type Book, BookSpine, type BookSpineProps } from './BookSpine';
export type { SpineTone } from './tones';
