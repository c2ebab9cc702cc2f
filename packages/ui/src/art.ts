export * from './components/BookSpine';
export * from './components/SwatchCard';
export * from './components/Vignette';
export * from './illustration';
