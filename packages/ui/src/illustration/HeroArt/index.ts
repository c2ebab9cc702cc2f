export * from './HeroArt';
