export * from './StrandsArt';
