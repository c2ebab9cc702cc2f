import type { light } from './palette-light';

type Palette = {
  [Group in 'color' | 'shadow']: Record<keyof (typeof light)[Group], string>;
} & { artFilter: string };

/** Colors and shadows of the dark theme: posters at night. Honey glows; other backgrounds keep eight steps of lightness (L*) from their neighbors. */
export const dark = {
  color: {
    bg: '#2D1312',
    surface: '#60312D',
    wash: '#46211D',
    backgroundHero: '#551318',
    backgroundHoney: '#D8962A',
    backgroundTeal: '#105A69',
    night: '#0E0304',
    ink: '#FFE9E1',
    ink2: '#D3ADA4',
    inkHover: '#FFFFFF',
    line: '#83554F',
    lineStrong: '#B58D86',
    lacquer: '#DE2F38',
    lacquerHover: '#C21F28',
    accentText: '#FF9187',
    onHoney: '#34100F',
    onHoney2: '#4A200D',
    good: '#A9DDB6',
    goodBg: '#173A26',
    info: '#A9C9F5',
    infoBg: '#14304F',
    warn: '#FFD48A',
    warnBg: '#45300A',
    focus: '#A8DEE0',
    strike: '#FF5A55',
    strand: '#F6C3B5',
    strand2: '#F5BC4A',
    strand3: '#FF5A55',
    comb: '#DE2F38',
    combYou: '#FFE9E1',
    onCombYou: '#34100F',
    flag: '#F5BC4A',
    onFlag: '#34100F',
    hatch: '#A5504B',
    inflHatch: '#C58621',
    map: '#8A4A42',
    headerGlass: 'rgba(45, 19, 18, .92)',
  },
  shadow: {
    e1: '0 0 0 1px #83554F',
    e2: '0 0 0 1px #83554F, 0 24px 48px -16px rgba(0, 0, 0, .6)',
  },
  artFilter: 'brightness(.9)',
} as const satisfies Palette;
