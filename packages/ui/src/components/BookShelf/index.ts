export * from './BookShelf';
