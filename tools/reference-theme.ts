/** A plugin of TypeDoc: the packages' reference in the colors and fonts of the design system. */
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Application, RendererEvent } from 'typedoc';
import { themes } from '../packages/ui/src/styles/tokens.ts';

/** TypeDoc's colors by their names in its style sheet, each with ours. */
const colors = {
  background: 'bg',
  'background-secondary': 'wash',
  'background-active': 'backgroundHero',
  accent: 'line',
  text: 'ink',
  'contrast-text': 'ink',
  'text-aside': 'ink2',
  link: 'accentText',
  'focus-outline': 'focus',
} as const;

const colorsIn = (scheme: keyof typeof themes): string =>
  Object.entries(colors)
    .map(([name, ours]) => `--${scheme}-color-${name}: ${themes[scheme][ours]};`)
    .join('');

const fonts = { Imbue: 'imbue.woff2', 'Instrument Sans': 'instrument-sans.woff2' } as const;

const fontFaces = Object.entries(fonts).map(
  ([family, file]) =>
    `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(${file})}`,
);

const sheet = `${fontFaces.join('')}
:root{${colorsIn('light')}${colorsIn('dark')}}
body{font-family:'Instrument Sans',sans-serif}
h1,h2{font-family:Imbue,serif;font-weight:500}
h1{font-size:3rem}
h2{font-size:2rem}
code,.tsd-tag{background:var(--color-background-secondary)}`;

export function load(app: Application): void {
  app.renderer.on(RendererEvent.END, ({ outputDirectory }: RendererEvent) => {
    const assets = join(outputDirectory, 'assets');
    for (const file of Object.values(fonts))
      cpSync(join(import.meta.dirname, '../packages/ui/src/fonts', file), join(assets, file));
    appendFileSync(join(assets, 'style.css'), sheet);
  });
}
