const states = ':(hover|active|focus-visible)';
const copied = new WeakSet<CSSStyleSheet>();

/** True for the rule of a state, but not of its absence, such as `:not(:hover)`. */
const isOfState = (selector: string): boolean =>
  new RegExp(states).test(selector.replaceAll(/:not\([^)]*\)/g, ''));

function copyIn(group: CSSStyleSheet | CSSGroupingRule): void {
  const rules = [...group.cssRules].map((rule, at) => [rule, at] as const);
  for (const [rule, at] of rules.reverse()) {
    if (rule instanceof CSSGroupingRule) copyIn(rule);
    if (rule instanceof CSSStyleRule && isOfState(rule.selectorText))
      group.insertRule(rule.cssText.replaceAll(new RegExp(states, 'g'), '.is-$1'), at + 1);
  }
}

/**
 * Copies the rules of hover, press and focus for classes such as `is-hover`. The add-on for
 * pseudo-classes would also rewrite `:not(:focus)`, in every story, so that it always matches.
 */
export function copyStateRules(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    copyIn(sheet);
  }
}
