import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

const page = style({ minHeight: '60rem' });

export const background = styleVariants({
  page: [page, { background: vars.color.bg }],
  hero: [page, { background: vars.color.backgroundHero }],
  bright: [page, { background: vars.color.backgroundHoney }],
});
