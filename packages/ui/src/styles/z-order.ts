/** What lies over what, where it meets: nothing else on a page is lifted above it. */
export const zOrder = {
  header: 20,
  corner: 30,
  consent: 35,
  toast: 40,
  skipLink: 50,
} as const;
