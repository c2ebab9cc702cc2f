export { art, vars } from './styles/contract.css';
export { lightDark } from './styles/light-dark';
export { breakpoints, media } from './styles/media';
export { focusRing, type ScrollDriven, scrollDriven, underlined } from './styles/rules';
export { typography } from './styles/type';
export { headerHeightPx, scrollTarget } from './styles/window-edges';
export { zOrder } from './styles/z-order';
