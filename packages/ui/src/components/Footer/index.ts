export {
  Footer,
  type FooterGroup,
  type FooterHomeLink,
  type FooterLink,
  type FooterProps,
  type FooterSocialLink,
} from './Footer';
