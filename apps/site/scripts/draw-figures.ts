/** Draws the figures of price tags. */
import { type Cut, glyphsOf, writeDrawn } from '../../../packages/ui/scripts/letters.ts';

const figures = {
  text: '$0123456789?',
  weight: 600,
  opticalSize: 60,
  em: 200,
  keepFeatures: [],
} as const satisfies Cut;

const glyphs = await glyphsOf(figures);
const lines = glyphs.map(({ advance, outline: draw }, index) => {
  const character = figures.text[index] ?? '';
  const name = /[\d$]/.test(character) ? character : `'${character}'`;
  return `  ${name}: {\n    advance: ${Math.round(advance)},\n    d: '${draw()}',\n  },`;
});
await writeDrawn(
  new URL('../src/drawing/glyphs.server.ts', import.meta.url),
  figures,
  `export const em = ${figures.em};

export const glyphs: Readonly<Record<string, { readonly advance: number; readonly d: string }>> = {
${lines.join('\n')}
};
`,
);
