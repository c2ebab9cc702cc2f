import type { ChipStripItem } from '../ChipStrip';
import * as icons from '../Icons';

/** The ten categories, for stories. */
export const categories: readonly ChipStripItem[] = [
  { id: 'hair', label: 'Hair', tone: 'rose', icon: <icons.IconHair /> },
  { id: 'barber', label: 'Barber', tone: 'aqua', icon: <icons.IconBarber /> },
  { id: 'nails', label: 'Nails', tone: 'red', icon: <icons.IconNails /> },
  { id: 'brow-lash', label: 'Brow & Lash', tone: 'amber', icon: <icons.IconBrowLash /> },
  { id: 'med-spa', label: 'Med Spa', tone: 'green', icon: <icons.IconMedSpa /> },
  { id: 'wax', label: 'Wax', tone: 'yellow', icon: <icons.IconWax /> },
  { id: 'well-being', label: 'Well-being', tone: 'teal', icon: <icons.IconWellBeing /> },
  { id: 'massage', label: 'Massage', tone: 'beige', icon: <icons.IconMassage /> },
  { id: 'tanning', label: 'Tanning', tone: 'dark', icon: <icons.IconTanning /> },
  { id: 'skin-care', label: 'Skin Care', tone: 'peach', icon: <icons.IconSkinCare /> },
];
