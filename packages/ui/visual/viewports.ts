/** The narrowest of the widest layouts, unless a story asks for its own: a picture costs bytes. */
export const usual = { width: 1024, height: 768 } as const;

/** The same as in Storybook's toolbar. */
export const narrowest = { width: 320, height: 640 } as const;
export const phone = { width: 390, height: 844 } as const;
export const desktop = { width: 1440, height: 900 } as const;

/**
 * Components and charts are photographed in full. What shows them together, and drawings, which
 * are large, are photographed at half their size.
 */
export const scaleOf = (storyId: string): 1 | 0.5 =>
  /^(components|charts)-/.test(storyId) ? 1 : 0.5;
