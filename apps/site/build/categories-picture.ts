/**
 * The drawings of the categories, side by side: chips show theirs through it, as a mask. Without JSX,
 * which Storybook reads in no file of its configuration.
 */
import { type CategoryIcon, categories } from '@tallycomb/content/pages';
import {
  IconBarber,
  IconBrowLash,
  IconHair,
  IconMassage,
  IconMedSpa,
  IconNails,
  type IconProps,
  IconSkinCare,
  IconTanning,
  IconWax,
  IconWellBeing,
} from '@tallycomb/ui';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const icons: Readonly<Record<CategoryIcon, ComponentType<IconProps>>> = {
  hair: IconHair,
  barber: IconBarber,
  nails: IconNails,
  'brow-lash': IconBrowLash,
  'med-spa': IconMedSpa,
  wax: IconWax,
  'well-being': IconWellBeing,
  massage: IconMassage,
  tanning: IconTanning,
  'skin-care': IconSkinCare,
};

const side = 24;

export function categoriesSvg(): string {
  const width = side * categories.length;
  const drawings = categories.map(({ icon }, place) =>
    createElement(icons[icon], { key: icon, x: side * place, stroke: '#000' }),
  );
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${side}` };
  return renderToStaticMarkup(
    createElement('svg', { ...attributes, 'aria-hidden': 'true' }, drawings),
  );
}
