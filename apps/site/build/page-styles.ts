/** The part of the one style sheet that a page uses before its script runs, to be inlined. */
import { type Rule, transform, type Visitor } from 'lightningcss';

const wordsOf = (texts: Iterable<string>) =>
  new Set([...texts].flatMap((text) => text.match(/[\w-]+/g) ?? []));

const namesIn = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, name = '']) => name);

const CLASSES = /\.([A-Za-z_][\w-]*)/g;
const PROPERTIES = /(--[\w-]+):/g;

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  });
  return code.toString();
}

/**
 * Leaves out the rules of classes that the pages of a route do not name, and the keyframes and
 * custom properties that nothing left uses. Unlike the "critical" part that a drawn page shows,
 * this holds every width and state of what stands in the markup, so the whole sheet is not needed
 * before React draws something else.
 */
export function pageStyles(sheet: string, markup: Iterable<string>): string {
  const words = wordsOf(markup);
  const unusedClasses = namesIn(sheet, CLASSES).filter((name) => !words.has(name));
  const css = withoutSymbols(sheet, unusedClasses);
  const animated = wordsOf(namesIn(css, /animation(?:-name)?:([^;}]*)/g));
  const read = new Set(namesIn(css, /var\((--[\w-]+)/g));
  const unusedNames = [
    ...namesIn(css, /@keyframes ([\w-]+)/g).filter((name) => !animated.has(name)),
    ...namesIn(css, PROPERTIES).filter((name) => !read.has(name) && !words.has(name)),
  ];
  return withoutSymbols(css, unusedNames);
}

const FONT_FACE = /@font-face\s*{[^}]*}/g;

/**
 * Parts the font rules from a sheet: every page has them in its inline style, and rules that came
 * once more with the sheet would make the text jump again.
 */
export function partFontFaces(sheet: string): {
  readonly fontFaces: string;
  readonly rest: string;
} {
  const fontFaces = sheet.match(FONT_FACE) ?? [];
  if (fontFaces.length === 0) throw new Error('The style sheet has no @font-face rule.');
  return { fontFaces: fontFaces.join(''), rest: sheet.replace(FONT_FACE, '') };
}

/** What a printer alone takes. */
const isPrint = (rule: Rule) =>
  rule.type === 'page' ||
  (rule.type === 'media' &&
    rule.value.query.mediaQueries.every(
      ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
    ));

/** What stands around rules: a layer, a condition. */
const groups: readonly Rule['type'][] = ['layer-block', 'media', 'supports', 'container'];

/** Parts the styles of a page: those for paper alone need not come before its first paint. */
export function partPrint(css: string): { readonly print: string; readonly screen: string } {
  const visited = (visitor: Visitor<never>) =>
    transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor })
      .code.toString()
      // Layers stay, in their order.
      .replace(/@(?!layer)[^{};]+{}/g, '');
  let depth = 0;
  return {
    screen: visited({ Rule: (rule) => (isPrint(rule) ? [] : undefined) }),
    print: visited({
      Rule(rule) {
        if (isPrint(rule)) depth += 1;
        return depth > 0 || groups.includes(rule.type) ? undefined : [];
      },
      RuleExit(rule) {
        if (isPrint(rule)) depth -= 1;
      },
    }),
  };
}
