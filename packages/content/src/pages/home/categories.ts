/** The trades that the product serves, by the drawings and the chips that the site has for them. */
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

/** What assistive technology hears of the moving strip. */
export const categoryStrip = {
  label: 'Categories we cover',
  /** Names the button that stops its movement. */
  pause: 'Pause the categories',
};
