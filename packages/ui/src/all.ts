/** For CommonJS, where entries cannot share code: all of it in one file. */
export * from './art';
export * from './index';
