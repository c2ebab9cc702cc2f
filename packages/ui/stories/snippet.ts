import art from '../api/art.api.md?raw';
import ui from '../api/index.api.md?raw';
import styles from '../api/styles.api.md?raw';

/** Reports of the public surface, as importing the modules themselves would load all components. */
const entries = Object.entries({
  '@tallycomb/ui': ui,
  '@tallycomb/ui/art': art,
  '@tallycomb/ui/styles': styles,
}).map(([entry, report]) => {
  const exported = report.matchAll(/^export (?:declare )?(?:const|function|class) (\w+)/gm);
  return [entry, Array.from(exported, ([, name = '']) => name)] as const;
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

/** Elements as what a component returns; a module of its own stays as it is. */
const asComponent = (code: string): string =>
  code.startsWith('<')
    ? `export const Example = () => (\n${code.replaceAll(/^(?=.)/gm, '  ')}\n);`
    : code;

/**
 * Code of a story as a module with a component and the imports that it needs, to be pasted as it is.
 *
 * @example
 * asModule('<Lead>…</Lead>')
 * // => "import { Lead } from '@tallycomb/ui';\n\nexport const Example = () => (\n  <Lead>…</Lead>\n);"
 */
export function asModule(code: string): string {
  const used = new Set(code.match(names));
  for (const name of code.match(/^import .*/m)?.[0].match(/\w+/g) ?? []) used.delete(name);
  const lines = entries.flatMap(([entry, exported]) => {
    const taken = exported.filter((name) => used.has(name));
    return taken.length > 0 ? [`import { ${taken.sort().join(', ')} } from '${entry}';\n`] : [];
  });
  const gap = code.startsWith('import ') ? '' : '\n';
  return lines.join('') + gap + asComponent(written(code));
}
