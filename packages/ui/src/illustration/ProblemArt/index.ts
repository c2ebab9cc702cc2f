export * from './problem-art';
