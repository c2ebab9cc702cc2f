const sizes = [192, 512] as const;

/** Icons for home screens, apart from their drawing, whose engine pages do not load. */
export const manifestIcons = sizes.flatMap(
  (size) =>
    [
      { purpose: 'any', size, path: `/icons/icon-${size}.png` },
      { purpose: 'maskable', size, path: `/icons/maskable-${size}.png` },
    ] as const,
);

/** Path of the organization's logo, large enough for search engines. */
export const logoPath = '/icons/icon-512.png';
