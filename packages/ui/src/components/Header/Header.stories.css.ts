import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/contract.css';

const page = style({ minHeight: '60rem' });

export const ground = styleVariants({
  page: [page, { background: vars.color.bg }],
  hero: [page, { background: vars.color.groundHero }],
  honey: [page, { background: vars.color.groundHoney }],
});
