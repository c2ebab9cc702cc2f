export { type Book, BookShelf, type BookShelfProps, type SpineTone } from './BookShelf';
