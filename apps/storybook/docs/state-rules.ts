const states = ':(hover|active|focus-visible)';
const copied = new WeakSet<CSSStyleSheet>();

/** Tells a rule of a state from one of its absence, `:not(:hover)`, which a copy would bring about. */
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
 * Copies the rules of hover, press and focus, so that a class, `is-hover`, brings them about. The
 * add-on for pseudo-classes also rewrites `:not(:focus)`, in every story: then it always holds.
 */
export function copyStateRules(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    copyIn(sheet);
  }
}
