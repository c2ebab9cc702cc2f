/** Stacking order of the layers above a page; nothing else goes above them. */
export const zOrder = {
  header: 20,
  corner: 30,
  consent: 35,
  toast: 40,
  skipLink: 50,
} as const;
