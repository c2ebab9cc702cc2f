export { Header, type HeaderLabels, type HeaderProps } from './Header';
export type { HeaderAction, HeaderLink, HeaderMenu } from './HeaderLink';
