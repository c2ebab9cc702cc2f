/**
 * The theme as design tokens, in the format of the Design Tokens Community Group
 * (https://www.designtokens.org/tr/2025.10/format/), for design tools and drawings without CSS. The
 * build writes them to `tokens.json`.
 */
import { breakpoints } from './media';
import {
  artPalette,
  artUses,
  colors,
  column,
  durations,
  ease,
  fonts,
  lengths,
  mobileSize,
  radii,
  shadows,
  sizes,
  spaces,
} from './tokens';

/** Extension of the format: a token's custom property, and its value as CSS. */
export const CSS_EXTENSION = 'com.tallycomb.css';

export interface CssOfToken {
  /** Name of the custom property. */
  readonly variable: string;
  readonly value: string;
  /** Value below 768 CSS pixels, if different. */
  readonly mobile?: string;
}

export interface DesignToken {
  readonly $value: unknown;
  /** Use of the token. */
  readonly $description?: string;
  readonly $extensions?: { readonly [CSS_EXTENSION]: CssOfToken };
}

export interface TokenGroup {
  readonly $type: string;
  readonly [name: string]: DesignToken | string;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function unreadable(css: string): never {
  throw new Error(`The token “${css}” has no value in the format.`);
}

/** `#RRGGBB` or `rgba(R, G, B, A)`. */
function colorOf(css: string) {
  const [, red = '', green = '', blue = '', alpha = '1'] =
    /^#(..)(..)(..)$/
      .exec(css)
      ?.map((part, at) => (at > 0 ? `${Number.parseInt(part, 16)}` : '')) ??
    /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(css) ??
    unreadable(css);
  const channels = [red, green, blue].map(Number);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    alpha: Number(alpha),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** A length as a token; a `clamp()` counts as its maximum. */
function dimensionOf(css: string) {
  const [, value = '', unit = 'px'] = /(-?[\d.]+)(px|rem)?\)?$/.exec(css) ?? unreadable(css);
  return { value: Number(value), unit };
}

const familiesOf = (css: string) => css.split(', ').map((family) => family.replaceAll("'", ''));
const durationOf = (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' });
const curveOf = (css: string) => css.match(/[\d.]+/g)?.map(Number);

/** Shadows, separated by commas outside brackets: each has lengths, then a color or its name. */
const shadowOf = (css: string, palette: Readonly<Record<string, string>>) =>
  css.split(/, (?![^(]*\))/).map((named) => {
    const shadow = named.replace(/var\(--tc-color-(\w+)\)/, (_, name) => palette[name] ?? '');
    const [, lengths = '', color = ''] = /^(.+?) (#.+|rgba\(.+)$/.exec(shadow) ?? unreadable(css);
    const [offsetX, offsetY, blur, spread = dimensionOf('0')] = lengths.split(' ').map(dimensionOf);
    return { color: colorOf(color), offsetX, offsetY, blur, spread };
  });

interface GroupOptions {
  readonly type: string;
  /** Prefix of its custom properties' names. */
  readonly prefix: string;
  readonly parse: (css: string) => unknown;
  readonly uses?: Readonly<Record<string, string>>;
  readonly mobile?: Readonly<Record<string, string>>;
}

function groupOf(values: Readonly<Record<string, string>>, options: GroupOptions): TokenGroup {
  const { type, prefix, parse, mobile = {}, uses = {} } = options;
  const tokens = Object.entries(values).map(([name, value]): [string, DesignToken] => {
    const own = mobile[name] === undefined ? {} : { mobile: mobile[name] };
    const css = { variable: `--tc-${prefix}${name}`, value, ...own };
    const use = uses[name] === undefined ? {} : { $description: uses[name] };
    return [name, { $value: parse(value), ...use, $extensions: { [CSS_EXTENSION]: css } }];
  });
  return { ...Object.fromEntries(tokens), $type: type };
}

/** A group of tokens from a table of values and uses. */
const describedGroup = (
  table: Readonly<Record<string, readonly [value: string, use: string]>>,
  options: Omit<GroupOptions, 'uses'>,
) => groupOf(column(table, 0), { ...options, uses: column(table, 1) });

const color = { type: 'color', parse: colorOf } as const;
const dimension = { type: 'dimension', parse: dimensionOf } as const;

function themeAt(at: 0 | 1) {
  const palette = column(colors, at);
  const parse = (css: string) => shadowOf(css, palette);
  return {
    color: groupOf(palette, { ...color, prefix: 'color-', uses: column(colors, 2) }),
    shadow: groupOf(column(shadows, at), {
      type: 'shadow',
      prefix: 'shadow-',
      parse,
      uses: column(shadows, 2),
    }),
  };
}

/**
 * Every token, by group; `light` and `dark` have the same names. Colors are split into channels,
 * lengths into number and unit (a fluid one has its maximum), and fonts, durations, curves and
 * shadows into their parts.
 *
 * @example
 * const { light, dark, space, size, breakpoint, font, duration, motion } = designTokens;
 * const powder = { colorSpace: 'srgb', components: [0.9843, 0.8235, 0.7765], alpha: 1, hex: '#fbd2c6' };
 * light.color.backgroundHero.$value // => powder
 * light.color.headerGlass.$value.alpha // => 0.96
 * space[5].$value // => { value: 24, unit: 'px' }
 * [size.small, size.h1].map(({ $value }) => $value.value) // => [0.9375, 8.75]
 * breakpoint.mobile.$value // => { value: 768, unit: 'px' }
 * font.text.$value.includes('Instrument Sans') // => true
 * duration.base.$value // => { value: 260, unit: 'ms' }
 * motion.ease.$value // => [0.2, 0.7, 0.2, 1]
 * const [hairline, shade] = dark.shadow.e2.$value;
 * const lengthsOf = ({ offsetX, offsetY, blur, spread }) => [offsetX, offsetY, blur, spread].map(({ value }) => value);
 * [hairline, shade].map(lengthsOf) // => [[0, 0, 0, 1], [0, 24, 48, -16]]
 * [shade.color.alpha, shade.color.hex, shade.offsetY.unit] // => [0.6, '#000000', 'px']
 */
export const designTokens = {
  light: themeAt(0),
  dark: themeAt(1),
  art: groupOf(artPalette, { ...color, prefix: 'art-', uses: artUses }),
  font: describedGroup(fonts, { type: 'fontFamily', prefix: 'font-', parse: familiesOf }),
  size: describedGroup(sizes, { ...dimension, prefix: 'size-', mobile: mobileSize }),
  space: describedGroup(spaces, { ...dimension, prefix: 'space-' }),
  layout: describedGroup(lengths, { ...dimension, prefix: '' }),
  radius: describedGroup(radii, { ...dimension, prefix: 'radius-' }),
  duration: describedGroup(durations, { type: 'duration', prefix: 'duration-', parse: durationOf }),
  motion: describedGroup(
    { ease: [ease, 'All that moves: quick off, slow to rest.'] },
    { type: 'cubicBezier', prefix: '', parse: curveOf },
  ),
  breakpoint: {
    $type: 'dimension',
    ...Object.fromEntries(
      Object.entries(breakpoints).map(([name, value]) => [name, { $value: { value, unit: 'px' } }]),
    ),
  } as TokenGroup, // no breakpoint's name begins with `$`
} as const;
