export * from './SwatchCard';
