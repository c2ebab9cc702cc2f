export * from './ScrollToTopButton';
