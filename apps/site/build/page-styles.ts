/** Splits the style sheet into a route's inline styles, font rules, and print. */
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
 * Leaves out the rules of classes that a route's markup does not name, and the keyframes and custom
 * properties that nothing left uses. Unlike "critical" CSS of a first screen, this covers every
 * width and state of the markup, so the whole sheet is not needed until React renders more.
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
 * Separates the font rules from a sheet. Every page has them inline; repeated in the sheet, they
 * would load after the first paint, and make the text jump.
 */
export function separateFontFaces(sheet: string): {
  readonly fontFaces: string;
  readonly rest: string;
} {
  const fontFaces = sheet.match(FONT_FACE) ?? [];
  if (fontFaces.length === 0) throw new Error('The style sheet has no @font-face rule.');
  return { fontFaces: fontFaces.join(''), rest: sheet.replace(FONT_FACE, '') };
}

/** True for a rule of print alone. */
const isPrint = (rule: Rule) =>
  rule.type === 'page' ||
  (rule.type === 'media' &&
    rule.value.query.mediaQueries.every(
      ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
    ));

/** Types of rules that contain other rules. */
const containerTypes: readonly Rule['type'][] = ['layer-block', 'media', 'supports', 'container'];

/** Separates print styles, which are not needed before the first paint. */
export function separatePrint(css: string): { readonly print: string; readonly screen: string } {
  const transformWith = (visitor: Visitor<never>) =>
    transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor })
      .code.toString()
      // Removes empty blocks, but not of layers, which set the order.
      .replace(/@(?!layer)[^{};]+{}/g, '');
  let depth = 0;
  return {
    screen: transformWith({ Rule: (rule) => (isPrint(rule) ? [] : undefined) }),
    print: transformWith({
      Rule(rule) {
        if (isPrint(rule)) depth += 1;
        return depth > 0 || containerTypes.includes(rule.type) ? undefined : [];
      },
      RuleExit(rule) {
        if (isPrint(rule)) depth -= 1;
      },
    }),
  };
}
