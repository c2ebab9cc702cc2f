export {
  Button,
  type ButtonElementProps,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './Button';
