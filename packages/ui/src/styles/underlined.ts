/**
 * An underline of 2 CSS pixels in its own color, to spread into the rule of a text link. In longhands,
 * as WebKit drops a `text-decoration` with a thickness; without `text-decoration-style`, as a minifier
 * would then join them into the shorthand.
 */
export const underlined = (color: string) =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: color,
  }) as const;
