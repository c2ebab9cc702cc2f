/** Where the icons for home screens are, and what each is for. */
const sizes = [192, 512] as const;

export const manifestIcons = sizes.flatMap(
  (size) =>
    [
      { purpose: 'any', size, path: `/icons/icon-${size}.png` },
      { purpose: 'maskable', size, path: `/icons/maskable-${size}.png` },
    ] as const,
);

/** Large enough for what search engines ask of an organization's logo. */
export const logoPath = '/icons/icon-512.png';
