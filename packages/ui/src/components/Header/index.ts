export * from './Header';
export type { HeaderAction, HeaderLink, HeaderMenu } from './HeaderLink';
