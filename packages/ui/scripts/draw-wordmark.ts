/** Draws our name in the logo. */
import { type Cut, glyphsOf, writeDrawn } from './letters.ts';

const name = {
  text: 'Tallycomb',
  weight: 600,
  opticalSize: 32,
  em: 400,
  keepFeatures: ['kern'],
} as const satisfies Cut;
const nameTracking = -0.005 * name.em;

let width = 0;
const glyphs = (await glyphsOf(name)).map(({ advance, outline: draw }) => {
  const d = draw(width);
  width += advance + nameTracking;
  return d;
});
await writeDrawn(
  new URL('../src/components/Logo/wordmark.ts', import.meta.url),
  name,
  `export const wordmark = {
  em: ${name.em},
  width: ${Math.ceil(width)},
  d: '${glyphs.join('')}',
} as const;
`,
);
