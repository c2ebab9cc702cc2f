const sizes = [192, 512] as const;

/** Icons of the web app manifest, apart from `icons.ts`, so that importing them loads no drawing engine. */
export const manifestIcons = sizes.flatMap(
  (size) =>
    [
      { purpose: 'any', size, path: `/icons/icon-${size}.png` },
      { purpose: 'maskable', size, path: `/icons/maskable-${size}.png` },
    ] as const,
);

/** Path of the organization's logo, large enough for search engines. */
export const logoPath = '/icons/icon-512.png';
