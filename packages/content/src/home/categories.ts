export interface BusinessCategory {
  readonly name: string;
  /** Which drawing stands beside the name. */
  readonly icon: string;
  /** Which pair of text and ground color the chip has. */
  readonly tone: string;
}

export const categories = [
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
] as const satisfies readonly BusinessCategory[];

export type CategoryIcon = (typeof categories)[number]['icon'];

export const categoryStrip = {
  label: 'Categories we cover',
  pause: 'Pause the categories',
} as const;
