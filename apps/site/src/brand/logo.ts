/** The design's colors for pictures and the manifest, which have no style sheet. */
export const palette = {
  ink: '#34100F',
  lacquer: '#CF2029',
  paper: '#FFFAF7',
  powder: '#FBD2C6',
  honey: '#F5BC4A',
} as const;

/** The mark: a comb of four teeth, struck through. */
export const mark = {
  /** Width and height of its square. */
  grid: 32,
  teeth: 'M6.2 25V6m6.53 19V6m6.54 19V6m6.53 19V6',
  spine: { x: 3, y: 23, width: 26, height: 5, radius: 2.5 },
  strike: 'M2.2 20.4 29.8 8',
  line: 3.4,
  /** Width of the gap around the strike. */
  gap: 6.4,
} as const;

const { teeth, spine, strike, line, gap } = mark;

/** The mark as SVG; the gap around its strike has the background's color. */
export const logoSvg = (background: string) =>
  `<g fill="none" stroke-width="${line}" stroke-linecap="round"><rect x="${spine.x}" y="${spine.y}" width="${spine.width}" height="${spine.height}" rx="${spine.radius}" fill="${palette.ink}"/><path stroke="${palette.ink}" d="${teeth}"/><path stroke="${background}" stroke-width="${gap}" stroke-linecap="butt" d="${strike}"/><path stroke="${palette.lacquer}" d="${strike}"/></g>`;
