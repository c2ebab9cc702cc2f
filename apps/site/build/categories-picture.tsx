/** The drawings of the categories, side by side: chips show theirs through it, as a mask. */
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
import type { ComponentType } from 'react';
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
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${side}`} aria-hidden="true">
      {categories.map(({ icon }, place) => {
        const Drawing = icons[icon];
        return <Drawing key={icon} x={side * place} stroke="#000" />;
      })}
    </svg>,
  );
}
