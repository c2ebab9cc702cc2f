/** Picture behind the clock of `InflationTeaser`: a tooth for each month, as long as the loss by then. */
import { combGeometry, lengthsFromZero } from '@tallycomb/ui/art';
import tokens from '@tallycomb/ui/tokens.json' with { type: 'json' };
import { yearlyLosses } from './loss-clock.ts';

/** Distance and width of the teeth and height of the comb, in user units. */
const comb = { pitch: 10, tooth: 4.4, height: 300 } as const;

const colorIn = (theme: 'light' | 'dark') => tokens[theme].color.inflHatch.$value.hex;

/** The picture as an SVG file. */
export function monthsSvg(): string {
  const { pitch, tooth, height } = comb;
  const width = yearlyLosses.length * pitch;
  const lengthOf = lengthsFromZero(yearlyLosses, height - tooth / 2);
  const lengths = yearlyLosses.map((loss) => Math.round(lengthOf(loss)));
  // Stroked lines are as long as the losses, each with the same round end added.
  const { teeth } = combGeometry({ x: 0, y: height, width, lengths, toothWidth: 0, spine: 0 });
  const [light, dark] = [colorIn('light'), colorIn('dark')];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>path{stroke:${light}}@media(prefers-color-scheme:dark){path{stroke:${dark}}}</style><path d="${teeth}" stroke-width="${tooth}" stroke-linecap="round"/></svg>`;
}
