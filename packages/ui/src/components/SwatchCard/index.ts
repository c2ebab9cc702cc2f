export { SwatchCard, type SwatchCardProps, SwatchGrid } from './SwatchCard';
