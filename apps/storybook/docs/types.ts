const files = import.meta.glob<string>('../../../packages/ui/dist/types/**/*.d.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = Object.values(files).join('\n');

/** Declaration of an exported type or function, with its doc comment. */
const declarationOf = (name: string): string =>
  new RegExp(
    `(?:/\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?export (?:interface|type|declare function) ${name}\\b[^]*?[;}]\\n(?=[^\\s}])`,
  ).exec(all)?.[0] ?? '';

/** Declarations of all data types that a text names, and of those that they name. */
export function declarationsIn(text: string, known = new Set<string>()): readonly string[] {
  const names = text.replace(/\/\*.*?\*\//gs, '').match(/\b[A-Z]\w+(?<!Props)\b/g) ?? [];
  return [...new Set(names)].flatMap((name) => {
    if (known.has(name)) return [];
    known.add(name);
    const declaration = declarationOf(name).replace(/^export (declare )?/m, '');
    return declaration.includes('function ') || declaration === ''
      ? []
      : [declaration, ...declarationsIn(declaration, known)];
  });
}

/** Declarations of functions, and of the types in them. */
export const hooksOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name.startsWith('use')).map(declarationOf);
