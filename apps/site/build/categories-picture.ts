/**
 * The drawings of the categories, side by side: chips show theirs through it, as a mask. Without JSX,
 * which Storybook reads in no file of its configuration.
 */
import { categories } from '@tallycomb/content/pages';
import {
  IconBarber,
  IconBrowLash,
  IconHair,
  IconMassage,
  IconMedSpa,
  IconNails,
  IconSkinCare,
  IconTanning,
  IconWax,
  IconWellBeing,
} from '@tallycomb/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** In the order of the categories. */
const icons = [
  IconHair,
  IconBarber,
  IconNails,
  IconBrowLash,
  IconMedSpa,
  IconWax,
  IconWellBeing,
  IconMassage,
  IconTanning,
  IconSkinCare,
];

const side = 24;

export function categoriesSvg(): string {
  if (icons.length !== categories.length) throw new Error('A category has no drawing.');
  const width = side * icons.length;
  const drawings = icons.map((icon, place) =>
    createElement(icon, { key: place, x: side * place, stroke: '#000' }),
  );
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${side}` };
  return renderToStaticMarkup(
    createElement('svg', { ...attributes, 'aria-hidden': 'true' }, drawings),
  );
}
