export * from './NotFoundArt';
