/**
 * A separate value for each theme, for any custom property: `light-dark()` takes only colors and is
 * newer than our oldest browsers. A theme sets one of the two variables to an empty value and the
 * other to `initial`, which makes the latter's fallback apply.
 *
 * @example
 * lightDark('#CF2029', '#DE2F38') // => 'var(--tc-light, #CF2029) var(--tc-dark, #DE2F38)'
 */
export const lightDark = (light: string, dark: string): string =>
  light === dark ? light : `var(--tc-light, ${light}) var(--tc-dark, ${dark})`;

type Themed = readonly [light: string, dark: string, use?: string];

/** A palette whose values hold both themes. */
export const bothOf = <Name extends string>(themed: Readonly<Record<Name, Themed>>) =>
  Object.fromEntries(
    Object.entries<Themed>(themed).map(([name, [light, dark]]) => [name, lightDark(light, dark)]),
  ) as Record<Name, string>; // the same names

/** Custom properties that choose one of the two values. */
export const themeSwitch = {
  light: { '--tc-light': 'initial', '--tc-dark': ' ' },
  dark: { '--tc-light': ' ', '--tc-dark': 'initial' },
} as const;
