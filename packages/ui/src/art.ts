export * from './components/Comb';
export * from './components/SwatchCard/SwatchCard';
