// A stylesheet exports nothing, but TypeScript 6 refuses to import a file that nothing declares.
export {};
