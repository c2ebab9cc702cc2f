/** Behind the teaser's figure: what keeping pace took by each month since the last price update. */
import { combGeometry, lengthsFromZero } from '@tallycomb/ui/art';
import tokens from '@tallycomb/ui/tokens.json' with { type: 'json' };
import { gaps } from './price-clock.ts';

/** In user units: one tooth in each `pitch`, rounded at its tip by half its width. */
const comb = { pitch: 10, tooth: 4.4, height: 300 } as const;

const colorIn = (theme: 'light' | 'dark') => tokens[theme].color.inflHatch.$value.hex;

/** A tooth for each month, as long as the gap by then. */
export function monthsSvg(): string {
  const { pitch, tooth, height } = comb;
  const width = gaps.length * pitch;
  const lengthOf = lengthsFromZero(gaps, height - tooth / 2);
  const lengths = gaps.map((gap) => Math.round(lengthOf(gap)));
  // The lines are as long as the gaps; all have the same round end beyond.
  const { teeth } = combGeometry({ x: 0, y: height, width, lengths, toothWidth: 0, spine: 0 });
  const [light, dark] = [colorIn('light'), colorIn('dark')];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>path{stroke:${light}}@media(prefers-color-scheme:dark){path{stroke:${dark}}}</style><path d="${teeth}" stroke-width="${tooth}" stroke-linecap="round"/></svg>`;
}
