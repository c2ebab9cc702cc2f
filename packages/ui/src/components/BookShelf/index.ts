export { BookShelf, type BookShelfProps } from './BookShelf';
export { type Book, BookSpine, type BookSpineProps, type SpineTone } from './BookSpine';
