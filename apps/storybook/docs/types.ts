const files = import.meta.glob<string>('../../../packages/ui/dist/types/c*/**/!(*.css).d.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = Object.values(files).join('\n');

/** Declaration of an exported data type or hook; empty for any other name. */
function declarationOf(name: string): string {
  const kind = '(?:interface|type|declare function(?= use))';
  const [found = ''] =
    new RegExp(`export ${kind} ${name}\\b[\\s\\S]*?[;}]\\n(?=[^\\s}])`).exec(all) ?? [];
  return found
    .replace(/^export (declare )?/, '')
    .replaceAll(/(?<=\?: .*) \| undefined;/g, ';')
    .replaceAll(/^( *)\/\*\*(.*?)\*\/$/gms, (_, indent: string, text: string) =>
      linesOf(text.replaceAll(/(?:\s*\n\s*\*)+\s*|\s+/g, ' '))
        .map((line) => `${indent}// ${line}`)
        .join('\n'),
    );
}

/** Lines of at most 88 characters, or of one word. */
const linesOf = (text: string): readonly string[] =>
  text.trim().match(/\S.{0,87}(?= |$)|\S+/g) ?? [];

/** Declarations of the data types and hooks that a text names, and of those that they name. */
export function typesIn(text: string, known = new Set<string>()): readonly string[] {
  const code = text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  return [...new Set(code.match(/\b(?:use)?[A-Z]\w+(?<!Props)\b/g))].flatMap((name) => {
    if (known.has(name)) return [];
    known.add(name);
    const declaration = declarationOf(name);
    return declaration ? [declaration, ...typesIn(declaration, known)] : [];
  });
}
