import * as art from '../src/art';
import * as ui from '../src/index';
import * as styles from '../src/styles-entry';

const entries = Object.entries({
  '@tallycomb/ui': ui,
  '@tallycomb/ui/art': art,
  '@tallycomb/ui/styles': styles,
});

/** Components, hooks and spread styles of a text, which may be exports of the package. */
const names = /(?<=<)[A-Z]\w+|\buse[A-Z]\w+(?=\()|(?<=\.\.\.)\w+/g;

/** Code as an author writes it: without fragments that only group children, figures to the cent. */
const written = (code: string): string =>
  code
    .replaceAll(/React\.Fragment( key="[^"]*")?/g, '')
    .replaceAll(/(?<=>\n)( +)<>\n([\s\S]*?)\n\1<\/>(?=\n)/g, (_, _margin, content) =>
      content.replaceAll(/^ {2}/gm, ''),
    )
    .replaceAll(/\d+\.\d{5,}/g, (figure) => `${Math.round(Number(figure) * 100) / 100}`);

/**
 * Code of a story with the imports that it needs, to be pasted as it is.
 *
 * @example
 * withImports('<Lead>…</Lead>') // => "import { Lead } from '@tallycomb/ui';\n\n<Lead>…</Lead>"
 */
export function withImports(code: string): string {
  const used = new Set(code.match(names));
  for (const name of code.match(/^import .*/m)?.[0].match(/\w+/g) ?? []) used.delete(name);
  const lines = entries.flatMap(([entry, exported]) => {
    const taken = Object.keys(exported).filter((name) => used.has(name));
    return taken.length > 0 ? [`import { ${taken.sort().join(', ')} } from '${entry}';\n`] : [];
  });
  const gap = code.startsWith('import ') ? '' : '\n';
  return lines.join('') + gap + written(code);
}
