/** Trades that the product serves; the site has a drawing and a chip for each. */
export const categories: readonly string[] = [
  'Hair',
  'Barber',
  'Nails',
  'Brow & Lash',
  'Med Spa',
  'Wax',
  'Well-being',
  'Massage',
  'Tanning',
  'Skin Care',
];

/** Labels of the moving strip for assistive technology. */
export const categoryStrip = {
  label: 'Categories we cover',
  /** Label of the button that stops its movement. */
  pause: 'Pause the categories',
};
