import { type CategoryIcon, categories, categoryStrip } from '@tallycomb/content/pages';
import {
  ChipStrip,
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
import type { ReactNode } from 'react';

const icons: Readonly<Record<CategoryIcon, ReactNode>> = {
  hair: <IconHair />,
  barber: <IconBarber />,
  nails: <IconNails />,
  'brow-lash': <IconBrowLash />,
  'med-spa': <IconMedSpa />,
  wax: <IconWax />,
  'well-being': <IconWellBeing />,
  massage: <IconMassage />,
  tanning: <IconTanning />,
  'skin-care': <IconSkinCare />,
};

const chips = categories.map(({ name, icon, tone }) => ({
  id: icon,
  label: name,
  tone,
  icon: icons[icon],
}));

export function Categories() {
  const { label, pause } = categoryStrip;
  return <ChipStrip label={label} items={chips} pauseLabel={pause} />;
}
