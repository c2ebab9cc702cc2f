/**
 * The theme as design tokens, for tools that read no CSS: the format of the Design Tokens Community
 * Group, https://www.designtokens.org/tr/2025.10/format/. The build writes them to `tokens.json`.
 */
import { colorUses } from './color-roles';
import { artPalette, fixedColor, font, layout, mobileSize, size } from './constants';
import { breakpoints } from './media';
import { dark } from './palette-dark';
import { light } from './palette-light';
import { typeUses } from './type-uses';

/** What CSS says, where the format has no words for it: a size that grows with the window, say. */
export const CSS_EXTENSION = 'com.tallycomb.css';

export interface CssOfToken {
  /** Name of the custom property. */
  readonly variable: string;
  readonly value: string;
  /** Its value below 768 CSS pixels, where that differs. */
  readonly mobile?: string;
}

export interface DesignToken {
  readonly $value: unknown;
  /** What it is for. */
  readonly $description?: string;
  readonly $extensions?: { readonly [CSS_EXTENSION]: CssOfToken };
}

export interface TokenGroup {
  readonly $type: string;
  readonly [name: string]: DesignToken | string;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** `#RRGGBB` or `rgba(R, G, B, A)`. */
function colorOf(css: string) {
  const [, red = '', green = '', blue = '', alpha = '1'] =
    /^#(..)(..)(..)$/
      .exec(css)
      ?.map((part, at) => (at > 0 ? `${Number.parseInt(part, 16)}` : '')) ??
    /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(css) ??
    [];
  const channels = [red, green, blue].map(Number);
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    alpha: Number(alpha),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** A length; of a `clamp()`, the largest that it comes to. */
function dimensionOf(css: string) {
  const [, value = '', unit = 'px'] = /(-?[\d.]+)(px|rem)?\)?$/.exec(css) ?? [];
  return { value: Number(value), unit };
}

const familiesOf = (css: string) => css.split(', ').map((family) => family.replaceAll("'", ''));
const durationOf = (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' });
const curveOf = (css: string) => css.match(/[\d.]+/g)?.map(Number);

/** Lengths, then a color; between two shadows a comma that stands in no brackets. */
const shadowOf = (css: string) =>
  css.split(/, (?![^(]*\))/).map((shadow) => {
    const [, lengths = '', color = ''] = /^([^#r]+) (.+)$/.exec(shadow) ?? [];
    const [offsetX, offsetY, blur, spread = dimensionOf('0')] = lengths.split(' ').map(dimensionOf);
    return { color: colorOf(color), offsetX, offsetY, blur, spread };
  });

interface GroupOptions {
  readonly type: string;
  /** What the names of its custom properties begin with. */
  readonly prefix: string;
  readonly parse: (css: string) => unknown;
  readonly mobile?: Readonly<Record<string, string>>;
  readonly uses?: Readonly<Record<string, string>>;
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

const colors = (
  values: Readonly<Record<string, string>>,
  prefix: string,
  uses?: Readonly<Record<string, string>>,
) => groupOf(values, { type: 'color', prefix, parse: colorOf, ...(uses && { uses }) });

const dimensions = (
  values: Readonly<Record<string, string>>,
  prefix: string,
  uses: Readonly<Record<string, string>> = {},
) => groupOf(values, { type: 'dimension', prefix, parse: dimensionOf, uses });

const spaceUses: Readonly<Record<keyof typeof layout.space, string>> = {
  1: 'Inside a word: an icon and its sign.',
  2: 'A label and its field.',
  3: 'Cells, an icon and its word.',
  4: 'Lines of one thought.',
  5: 'Columns; a heading and its text.',
  6: 'Inside a card.',
  7: 'Cards; a lead and what it leads to.',
  8: 'Parts of a section.',
  9: 'Parts of a page that has no sections.',
  10: 'Above a poster.',
};

const growingUses = {
  gutter: 'Beside a page’s content.',
  section: 'Above and below a section.',
  content: 'What is left between the gutters, up to 1280 pixels.',
} as const;

const durationUses: Readonly<Record<keyof typeof layout.duration, string>> = {
  fast: 'Colors, fades.',
  base: 'What opens, turns or shrinks.',
  slow: 'What travels.',
};

const themeOf = ({ color, shadow }: typeof light | typeof dark) => ({
  color: colors({ ...color, ...fixedColor }, 'color-', colorUses),
  shadow: groupOf(shadow, { type: 'shadow', prefix: 'shadow-', parse: shadowOf }),
});

const { gutter, section, content, ease } = layout;

/** Every token, by group; `light` and `dark` hold the same names. */
export const designTokens = {
  light: themeOf(light),
  dark: themeOf(dark),
  art: colors(artPalette, 'art-'),
  font: groupOf(font, { type: 'fontFamily', prefix: 'font-', parse: familiesOf }),
  size: groupOf(size, {
    type: 'dimension',
    prefix: 'size-',
    parse: dimensionOf,
    mobile: mobileSize,
    uses: typeUses,
  }),
  space: dimensions(layout.space, 'space-', spaceUses),
  layout: dimensions({ gutter, section, content }, '', growingUses),
  radius: dimensions(layout.radius, 'radius-'),
  duration: groupOf(layout.duration, {
    type: 'duration',
    prefix: 'duration-',
    parse: durationOf,
    uses: durationUses,
  }),
  motion: groupOf({ ease }, { type: 'cubicBezier', prefix: '', parse: curveOf }),
  breakpoint: {
    $type: 'dimension',
    ...Object.fromEntries(
      Object.entries(breakpoints).map(([name, value]) => [name, { $value: { value, unit: 'px' } }]),
    ),
  } as TokenGroup, // its names are none of the format's
} as const;
