/**
 * Makes a page behave as if its visitor asked for less motion: every media rule and every
 * `matchMedia` about it answers as it would then. No browser lets a page set the preference itself.
 */
const never = '(width < 0px)';
const always = '(width >= 0px)';

const emulated = (query: string): string =>
  query
    .replaceAll('(prefers-reduced-motion: no-preference)', never)
    .replaceAll('(prefers-reduced-motion: reduce)', always);

const written = new WeakMap<CSSMediaRule, string>();
const askTheBrowser = globalThis.matchMedia?.bind(globalThis);

let isReduced = false;
let observer: MutationObserver | undefined;

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, original);
      const wanted = isReduced ? emulated(original) : original;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

/** Turns the emulation on or off for the whole page. */
export function emulateReducedMotion(reduced: boolean): void {
  if (reduced === isReduced) return;
  isReduced = reduced;
  globalThis.matchMedia = (query) => askTheBrowser(reduced ? emulated(query) : query);
  rewriteAll();
  // Styles arrive with the stories that need them.
  observer ??= new MutationObserver(rewriteAll);
  if (reduced) observer.observe(document.head, { childList: true, subtree: true });
  else observer.disconnect();
}
