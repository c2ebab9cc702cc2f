export { Header, type HeaderProps } from './Header';
export type { HeaderAction, HeaderLabels, HeaderLink, HeaderMenu } from './types';
