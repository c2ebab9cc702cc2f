export type CategoryIcon =
  | 'hair'
  | 'barber'
  | 'nails'
  | 'brow-lash'
  | 'med-spa'
  | 'wax'
  | 'well-being'
  | 'massage'
  | 'tanning'
  | 'skin-care';

export type CategoryTone =
  | 'hair'
  | 'barber'
  | 'nails'
  | 'browLash'
  | 'medSpa'
  | 'wax'
  | 'wellBeing'
  | 'massage'
  | 'tanning'
  | 'skinCare';

export interface BusinessCategory {
  readonly name: string;
  /** Which drawing stands beside the name. */
  readonly icon: CategoryIcon;
  /** Which pair of text and background color the chip has. */
  readonly tone: CategoryTone;
}

export const categories: readonly BusinessCategory[] = [
  { name: 'Hair', icon: 'hair', tone: 'hair' },
  { name: 'Barber', icon: 'barber', tone: 'barber' },
  { name: 'Nails', icon: 'nails', tone: 'nails' },
  { name: 'Brow & Lash', icon: 'brow-lash', tone: 'browLash' },
  { name: 'Med Spa', icon: 'med-spa', tone: 'medSpa' },
  { name: 'Wax', icon: 'wax', tone: 'wax' },
  { name: 'Well-being', icon: 'well-being', tone: 'wellBeing' },
  { name: 'Massage', icon: 'massage', tone: 'massage' },
  { name: 'Tanning', icon: 'tanning', tone: 'tanning' },
  { name: 'Skin Care', icon: 'skin-care', tone: 'skinCare' },
];

export interface CategoryStrip {
  readonly label: string;
  /** Names the button that stops its movement. */
  readonly pause: string;
}

export const categoryStrip: CategoryStrip = {
  label: 'Categories we cover',
  pause: 'Pause the categories',
};
