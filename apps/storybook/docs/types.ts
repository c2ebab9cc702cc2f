import type { ArgTypes } from 'storybook/internal/types';

const files = import.meta.glob<string>('../../../packages/ui/dist/types/**/*.d.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = Object.values(files).join('\n');

/** Declaration of an exported type or function; short comments of its lines come behind them. */
function declarationOf(name: string): string {
  const comment = String.raw`(?:/\*\*(?:(?!\*/)[\s\S])*\*/\n)?`;
  const kind = '(?:interface|type|declare (?:function|const))';
  const [found = ''] =
    new RegExp(`${comment}export ${kind} ${name}\\b[\\s\\S]*?[;}]\\n(?=[^\\s}])`).exec(all) ?? [];
  return found
    .replace(/^export (declare )?/m, '')
    .replaceAll(/(?<=\?: .*) \| undefined;/g, ';')
    .replace(/^\/\*\*\n \*( [\s\S]*?)\n \*\//, '/**$1 */')
    .replaceAll(/^( +)\/\*\* (.{1,60}) \*\/\n +(.+)/gm, '$1$3 // $2');
}

/** Declarations of all data types that a text names, and of those that they name. */
function declarationsIn(text: string, known = new Set<string>()): readonly string[] {
  const names = text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '').match(/\b[A-Z]\w+(?<!Props)\b/g) ?? [];
  return [...new Set(names)].flatMap((name) => {
    if (known.has(name)) return [];
    known.add(name);
    const declaration = declarationOf(name);
    return declaration.includes('function ') || declaration === ''
      ? []
      : [declaration, ...declarationsIn(declaration, known)];
  });
}

/** Elements whose native props a component hands on, as the types of its props say. */
export function elementsOf(name: string): readonly string[] {
  const text = declarationOf(name);
  const own = Array.from(text.matchAll(/ComponentPropsWithRef<['"](\w+)/g), ([, tag = '']) => tag);
  const others = text.match(/\b[A-Z]\w+Props\b/g)?.filter((other) => other !== name) ?? [];
  return [...new Set([...own, ...others.flatMap(elementsOf)])];
}

/** Declarations of hooks, and of the data types in them and in props. */
export function typesOf(props: ArgTypes, exported: readonly string[]): string {
  const hooks = exported.filter((name) => name.startsWith('use')).map(declarationOf);
  const types = Object.values(props).map(({ table }) => table?.type?.summary ?? '');
  const data = types.filter((type) => !type.includes('=>'));
  return [...hooks, ...declarationsIn([...hooks, ...data].join(' '))].join('\n');
}
