import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pixelsAt } from '../src/styles/fluid';
import { column, lengths, mobileSize, sizes } from '../src/styles/tokens';
import { CSS_EXTENSION, type DesignToken, type TokenGroup } from '../src/styles/tokens-json';

// Written by the build from `designTokens`.
const tokens = JSON.parse(readFileSync('dist/tokens.json', 'utf8')) as {
  readonly [name: string]: TokenGroup & { readonly [group: string]: TokenGroup };
};
const css = readFileSync('dist/tokens.css', 'utf8');

/** A value as minified: without spaces, in seconds, with one kind of quotes. */
const plain = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll("'", '"')
    .replaceAll(/\b(\d+)ms/g, (_, ms) => `${ms / 1000}s`)
    .replaceAll(/\b0\./g, '.');

/** Values of each property in the first rule that declares it: the one for wide screens. */
const declared = new Map(
  [...css.matchAll(/(--tc-[\w-]+):([^;}]*)/g)]
    .reverse()
    .map(([, name, value = '']) => [name, value]),
);

const tokensIn = (group: TokenGroup): DesignToken[] =>
  Object.values(group).filter((token) => typeof token === 'object');

const cssOf = (group: TokenGroup | undefined) =>
  tokensIn(group ?? { $type: '' }).flatMap(({ $extensions }) => $extensions?.[CSS_EXTENSION] ?? []);

const themed = ['color', 'shadow'].flatMap((group) =>
  cssOf(tokens.light?.[group]).map(({ variable, value }, at) => ({
    variable,
    light: value,
    dark: cssOf(tokens.dark?.[group])[at]?.value ?? 'none',
  })),
);
const { light: _light, dark: _dark, ...common } = tokens;
const same = Object.values(common).flatMap(cssOf);

describe('the design tokens', () => {
  it.each(themed)('$variable is what the style sheet declares, light and dark', (token) => {
    const { variable, light, dark } = token;
    const both = `var(--tc-light, ${light}) var(--tc-dark, ${dark})`;
    expect(plain(declared.get(variable) ?? '')).toBe(plain(light === dark ? light : both));
  });

  it.each(same)('$variable is what the style sheet declares', ({ variable, value, mobile }) => {
    expect(plain(declared.get(variable) ?? '')).toBe(plain(value));
    const small = css.match(/@media[^{]*max-width[^{]*\{:root\{([^}]*)\}/)?.[1] ?? '';
    expect(plain(small).includes(`${variable}:`)).toBe(mobile !== undefined);
    if (mobile !== undefined) expect(plain(small)).toContain(`${variable}:${plain(mobile)}`);
  });

  it('contain every custom property of the style sheet except the theme switch and the filter', () => {
    const known = new Set([...themed, ...same].map(({ variable }) => variable));
    const missing = [...declared.keys()].filter((name) => !known.has(String(name)));
    expect(missing.sort()).toEqual(['--tc-artFilter', '--tc-dark', '--tc-light']);
  });

  it('contain no null in place of a value', () => {
    const values = JSON.stringify(tokens).match(
      /"(?:value|components|alpha)":(?:null|\[[^\]]*null)/g,
    );
    expect(values).toBeNull();
  });

  it('are lengths whose pixels are known at every width, also the fluid ones', () => {
    const grown = [column(sizes, 0), column(lengths, 0), mobileSize].flatMap(Object.values<string>);
    for (const css of grown) expect(pixelsAt(css, 1440), css).toBeGreaterThan(12);
  });
});
