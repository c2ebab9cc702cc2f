export * from './components/SwatchCard';
export * from './components/Vignette';
export * from './illustration';
