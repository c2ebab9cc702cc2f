/**
 * To spread into the rule of a text link: a line of 2 CSS pixels in a color of its own. WebKit drops
 * a `text-decoration` with a thickness, so these are longhands; with that of the style among them, a
 * minifier would write the shorthand again.
 */
export const underlined = (color: string) =>
  ({
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: color,
  }) as const;
