export { art, vars } from './styles/contract.css';
export { focusRing } from './styles/focus';
export { lightDark } from './styles/light-dark';
export { breakpoints, media } from './styles/media';
export { type ScrollDriven, scrollDriven } from './styles/scroll-driven';
export { scrollTarget } from './styles/scroll-target';
export { typography } from './styles/type';
export { underlined } from './styles/underlined';
export { zOrder } from './styles/z-order';
