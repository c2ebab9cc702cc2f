/**
 * A value of its own for each theme, for any custom property: `light-dark()` takes colors alone and
 * is younger than the browsers that we support. A theme sets one of the two variables to nothing and
 * the other to `initial`, which is no value, so the latter's fallback is what is left.
 *
 * @example
 * lightDark('#CF2029', '#DE2F38') // => 'var(--tc-light, #CF2029) var(--tc-dark, #DE2F38)'
 */
export const lightDark = (light: string, dark: string): string =>
  light === dark ? light : `var(--tc-light, ${light}) var(--tc-dark, ${dark})`;

/** A palette whose every value names both themes. */
export const bothOf = <Name extends string>(
  light: Readonly<Record<Name, string>>,
  dark: Readonly<Record<Name, string>>,
) =>
  Object.fromEntries(
    Object.keys(light).map((name) => [name, lightDark(light[name as Name], dark[name as Name])]),
  ) as Record<Name, string>; // the same names

/** What makes one of the two hold. */
export const themeSwitch = {
  light: { '--tc-light': 'initial', '--tc-dark': ' ' },
  dark: { '--tc-light': ' ', '--tc-dark': 'initial' },
} as const;
