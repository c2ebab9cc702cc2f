export * from './components/SwatchCard';
export * from './illustration';
