import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CSS_EXTENSION, type DesignToken, type TokenGroup } from '../src/styles/design-tokens';

// Written by the build from `designTokens`.
const tokens = JSON.parse(readFileSync('dist/tokens.json', 'utf8')) as {
  readonly [name: string]: TokenGroup & { readonly [group: string]: TokenGroup };
};
const css = readFileSync('dist/tokens.css', 'utf8');

/** As the build minifies it: without blanks, in seconds, with the one kind of quotes. */
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

  it('leave out no custom property of the style sheet but the switch and the filter', () => {
    const known = new Set([...themed, ...same].map(({ variable }) => variable));
    const missing = [...declared.keys()].filter((name) => !known.has(String(name)));
    expect(missing.sort()).toEqual(['--tc-artFilter', '--tc-dark', '--tc-light']);
  });
});

describe('a value in the format of the Design Tokens Community Group', () => {
  const read = (group: TokenGroup | undefined, name: string) => {
    const token = group?.[name];
    return typeof token === 'object' ? token.$value : undefined;
  };

  it('gives a color by its channels', () => {
    const powder = { colorSpace: 'srgb', components: [0.9843, 0.8235, 0.7765], alpha: 1 };
    expect(read(tokens.light?.color, 'backgroundHero')).toEqual({ ...powder, hex: '#fbd2c6' });
    expect(read(tokens.light?.color, 'headerGlass')).toMatchObject({ alpha: 0.92 });
  });

  it('gives a length by number and unit, the largest of one that grows', () => {
    expect(read(tokens.space, '5')).toEqual({ value: 24, unit: 'px' });
    expect(read(tokens.size, 'small')).toEqual({ value: 0.9375, unit: 'rem' });
    expect(read(tokens.size, 'h1')).toEqual({ value: 8.75, unit: 'rem' });
    expect(read(tokens.breakpoint, 'mobile')).toEqual({ value: 768, unit: 'px' });
  });

  it('gives fonts, time and curve by their parts', () => {
    expect(read(tokens.font, 'text')).toContain('Instrument Sans');
    expect(read(tokens.duration, 'base')).toEqual({ value: 260, unit: 'ms' });
    expect(read(tokens.motion, 'ease')).toEqual([0.2, 0.7, 0.2, 1]);
  });

  it('gives each layer of a shadow by its color and lengths', () => {
    const px = (value: number) => ({ value, unit: 'px' });
    const shade = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.6, hex: '#000000' };
    expect(read(tokens.dark?.shadow, 'e2')).toEqual([
      expect.objectContaining({ offsetX: px(0), blur: px(0), spread: px(1) }),
      { color: shade, offsetX: px(0), offsetY: px(24), blur: px(48), spread: px(-16) },
    ]);
  });

  it('leaves out no value', () => {
    const values = JSON.stringify(tokens).match(
      /"(?:value|components|alpha)":(?:null|\[[^\]]*null)/g,
    );
    expect(values).toBeNull();
  });
});
