export {
  Footer,
  type FooterGroup,
  type FooterLink,
  type FooterProps,
  type FooterSocialLink,
} from './Footer';
