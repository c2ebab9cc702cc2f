/** Drawings of the trades. */
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

/** Colors of the chips, as the design system names them. */
export type CategoryTone =
  | 'rose'
  | 'aqua'
  | 'red'
  | 'amber'
  | 'green'
  | 'yellow'
  | 'teal'
  | 'beige'
  | 'dark'
  | 'peach';

/** A trade that the product serves. */
export interface BusinessCategory {
  readonly name: string;
  /** Which drawing stands beside the name. */
  readonly icon: CategoryIcon;
  /** Which pair of text and background color the chip has. */
  readonly tone: CategoryTone;
}

export const categories: readonly BusinessCategory[] = [
  { name: 'Hair', icon: 'hair', tone: 'rose' },
  { name: 'Barber', icon: 'barber', tone: 'aqua' },
  { name: 'Nails', icon: 'nails', tone: 'red' },
  { name: 'Brow & Lash', icon: 'brow-lash', tone: 'amber' },
  { name: 'Med Spa', icon: 'med-spa', tone: 'green' },
  { name: 'Wax', icon: 'wax', tone: 'yellow' },
  { name: 'Well-being', icon: 'well-being', tone: 'teal' },
  { name: 'Massage', icon: 'massage', tone: 'beige' },
  { name: 'Tanning', icon: 'tanning', tone: 'dark' },
  { name: 'Skin Care', icon: 'skin-care', tone: 'peach' },
];

/** What assistive technology hears of the moving strip. */
export interface CategoryStrip {
  readonly label: string;
  /** Names the button that stops its movement. */
  readonly pause: string;
}

export const categoryStrip: CategoryStrip = {
  label: 'Categories we cover',
  pause: 'Pause the categories',
};
