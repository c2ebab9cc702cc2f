import type { ChipStripItem } from '../ChipStrip';
import * as icons from '../Icons';

/** The ten categories, for stories. */
export const categories: readonly ChipStripItem[] = [
  { id: 'hair', label: 'Hair', tone: 'hair', icon: <icons.IconHair /> },
  { id: 'barber', label: 'Barber', tone: 'barber', icon: <icons.IconBarber /> },
  { id: 'nails', label: 'Nails', tone: 'nails', icon: <icons.IconNails /> },
  { id: 'brow-lash', label: 'Brow & Lash', tone: 'browLash', icon: <icons.IconBrowLash /> },
  { id: 'med-spa', label: 'Med Spa', tone: 'medSpa', icon: <icons.IconMedSpa /> },
  { id: 'wax', label: 'Wax', tone: 'wax', icon: <icons.IconWax /> },
  { id: 'well-being', label: 'Well-being', tone: 'wellBeing', icon: <icons.IconWellBeing /> },
  { id: 'massage', label: 'Massage', tone: 'massage', icon: <icons.IconMassage /> },
  { id: 'tanning', label: 'Tanning', tone: 'tanning', icon: <icons.IconTanning /> },
  { id: 'skin-care', label: 'Skin Care', tone: 'skinCare', icon: <icons.IconSkinCare /> },
];
