import { type ReactNode, useEffect } from 'react';
import { capitalized } from '../../../packages/ui/stories/names';
import { TokenUse, tokens } from '../foundations/Tokens';
import type { Examples } from './Examples';
import * as styles from './page.css';
import { Table } from './Table';

/** States by their selectors, or by the classes that draw them. */
const states = {
  Rest: /^(?!)/,
  Hover: /(:|is-)hover/,
  Pressed: /(:|is-)active/,
  Focus: /(:|is-)focus/,
  'Chosen or Open': /:checked|aria-(selected|current|expanded|pressed)|\[open\]|selectedBy/,
  'With Error': /aria-invalid/,
  Disabled: /:disabled/,
  Busy: /aria-(disabled|busy)/,
} as const;

/** A property in a designer's words; one of our tokens, set for what is inside, by its name. */
const plainName = (property: string): string =>
  capitalized(
    property
      .replace(/^color$/, 'text')
      .replace(/^border-(?!radius).*/, 'border')
      .replace(/^outline.*/, 'focus ring')
      .replace(/^text-decoration.*/, 'underline')
      .replace(/^(transition|animation|transform)$/, 'movement')
      .replace(/^--tc-(?:color-)?(.+)/, '$1 inside')
      .replaceAll('-', ' '),
  );

/** Classes that draw a state in the first story; none for one that it has already. */
const classes: Readonly<Record<string, readonly string[]>> = {
  Rest: [],
  'Chosen or Open': [],
  Hover: ['is-hover'],
  Pressed: ['is-hover', 'is-active'],
  Focus: ['is-focus-visible'],
};

interface Declaration {
  /** The element's name in the style sheet. */
  readonly part: string;
  /** True for a rule of every such control. */
  readonly isShared: boolean;
  readonly state: string;
  readonly property: string;
  readonly value: string;
}

/** Style rules of a sheet or group, and of the groups in it. */
const rulesIn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): readonly CSSStyleRule[] =>
  [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
  });

const allRules = () => [...document.styleSheets].flatMap(rulesIn);

/** Selector of a rule without the states that it excludes. */
const conditionOf = ({ selectorText }: CSSStyleRule): string =>
  selectorText.replaceAll(/:not\([^)]*\)/g, '');

const pseudoClasses = /:(hover|active|focus-visible)/g;

/**
 * Copies the rules of hover, press and focus for classes such as `is-hover`. The add-on for
 * pseudo-classes would also rewrite `:not(:focus)`, in every story, so that it always matches.
 */
function copyStateRules(): void {
  for (const rule of allRules()) {
    const { cssText, parentRule, parentStyleSheet } = rule;
    const group = parentRule instanceof CSSGroupingRule ? parentRule : parentStyleSheet;
    if (conditionOf(rule).search(pseudoClasses) >= 0)
      group?.insertRule(cssText.replaceAll(pseudoClasses, '.is-$1'), group.cssRules.length);
  }
}

/** Parts without a name of their own, by their pseudo-elements. */
const pseudoParts: Readonly<Record<string, string>> = {
  before: ' (drawn with it)',
  after: ' (drawn with it)',
  placeholder: ' (placeholder)',
};

/** Declarations of a rule of the given style sheets, or for every such control. */
function declarationsOf(
  rule: CSSStyleRule,
  sheets: readonly string[],
  { control = '', face }: Examples,
): Declaration[] {
  const { selectorText, cssText } = rule;
  const names = new RegExp(`\\.(?:${sheets.join('|')})_(\\w+?)(?:_\\d+)?__`, 'g');
  const own = [...selectorText.matchAll(names)].at(-1)?.[1]?.replace('_', ': ');
  const shared = control ? [':focus-visible', `${control}:active`] : [];
  const isShared = selectorText.split(', ').some((one) => shared.includes(one));
  const [, pseudo = ''] = /::(\w+)/.exec(selectorText) ?? [];
  const part =
    own && `${own.replace(/(?=[A-Z])/g, ' ')}${pseudo === face ? '' : (pseudoParts[pseudo] ?? '')}`;
  const condition = conditionOf(rule);
  const [state = 'Rest'] = Object.entries(states).find(([, sign]) => sign.test(condition)) ?? [];
  if (!part && !isShared) return [];
  return [...cssText.matchAll(/(?<=[{;] )([\w-]+): ([^;]+);/g)].map(
    ([, property = '', value = '']) => ({
      part: (part ?? control).toLowerCase(),
      isShared: !own,
      state,
      property,
      value,
    }),
  );
}

/** A declaration; that of a private property as those which use it, in their state. */
function resolve(one: Declaration, all: readonly Declaration[]): readonly Declaration[] {
  if (/^(?!--)|^--tc-/.test(one.property)) return [one];
  return all
    .filter(({ value }) => value.includes(`var(${one.property}`))
    .flatMap(({ property, value, state }) =>
      resolve(
        {
          ...one,
          property,
          value: value.replace(`var(${one.property})`, one.value),
          state: state === 'Rest' ? one.state : state,
        },
        all,
      ),
    );
}

/** True for a rule that all controls share, in a state that the component styles itself. */
const isOverridden = ({ isShared, state }: Declaration, all: readonly Declaration[]): boolean =>
  isShared && all.some((other) => other.state === state && !other.isShared);

/** Properties whose tokens only hold parts apart. */
const isSpace = /^(margin|padding|gap|inset|left|bottom|outline-offset)/;

/** Tokens of a look; for a hover or press without any, the value. */
function valuesOf({ state, property, value }: Declaration): readonly string[] {
  if (isSpace.test(property)) return [];
  if (/Hover|Pressed/.test(state) && /^(0?\.|\w+\(-?\.?)\d/.test(value)) return [value];
  return (value.match(/--tc-[\w-]+/g) ?? []).filter((name) => tokens.has(name));
}

/** Values that a part sets in a state, each after the names of its properties. */
function cellOf(part: readonly Declaration[], state: string): ReactNode {
  const set = part.filter((one) => one.state === state);
  return [...new Set(set.flatMap(valuesOf))].map((value) => {
    const properties = set.filter((one) => valuesOf(one).includes(value));
    const names = new Set(properties.map(({ property }) => plainName(property)));
    const token = tokens.get(value);
    return (
      <span key={value} className={styles.use}>
        {[...names].join(', ')} {token ? <TokenUse token={token} /> : value}
      </span>
    );
  });
}

/** A component in one of its states: by a class, or as the story of that name; or nothing. */
function Drawn({ state, control = '', stories, draw }: Examples & { readonly state: string }) {
  useEffect(copyStateRules, []);
  const story = stories.find(({ name }) => name === state);
  const { [state]: own } = classes;
  if (!own && !story) return null;
  return (
    <div
      inert
      className={styles.drawn}
      ref={(box) => box?.querySelector(control)?.classList.add(...(own ?? []))}
    >
      {draw(own ? {} : story?.initialArgs)}
    </div>
  );
}

/** Rows shown at once; a chart has more. */
const firstRows = 5;

/** Tokens of a component in each of its states, drawn above; nothing without any. */
export function tokensFor(name: string, options: Examples): ReactNode {
  const { control, styles: sheets } = options;
  const all = allRules().flatMap((rule) => declarationsOf(rule, sheets ?? [name], options));
  const uses = all
    .filter((one) => !isOverridden(one, all))
    .flatMap((one) => resolve(one, all))
    .filter((one) => valuesOf(one).length > 0);
  const shown = Object.keys(states).filter((state) => uses.some((one) => one.state === state));
  const isRoot = ({ part }: Declaration) => part === name.toLowerCase();
  const isVariant = ({ part }: Declaration) => /^variant: \w+$/.test(part);
  const root = uses.filter(isRoot);
  const variants = uses.filter(isVariant);
  const isVaried = (state: string) => variants.some((one) => one.state === state);
  const first = variants.filter(({ part }) => part === variants[0]?.part);
  // The first variant, what all have in common, then the others.
  const parts = Map.groupBy(
    [...first, ...uses.filter((one) => !isVariant(one)), ...variants],
    ({ part }) => part,
  );
  // A state in which all variants are alike stands in their rows instead of the root's.
  const rows = [...parts].map(([part, set]) => [
    variants.length > 0 && set.some(isRoot)
      ? 'Every variant'
      : capitalized(part.replace('variant: ', '')),
    ...shown.map((state) => {
      if (variants.length === 0 || isVaried(state)) return cellOf(set, state);
      return cellOf(set.some(isVariant) ? root : set.filter((one) => !isRoot(one)), state);
    }),
  ]);
  if (rows.length === 0) return null;
  const drawn = shown.map((state) => <Drawn key={state} state={state} {...options} />);
  const tableOf = (those: typeof rows) => <Table headings={['Part', ...shown]} rows={those} />;
  return (
    <>
      <p>
        A click on a name copies it, such as <code>var(--tc-color-lacquer)</code>.
      </p>
      {tableOf([...(control ? [['Drawn', ...drawn]] : []), ...rows.slice(0, firstRows)])}
      {rows.length > firstRows && (
        <details>
          <summary>More parts ({rows.length - firstRows})</summary>
          {tableOf(rows.slice(firstRows))}
        </details>
      )}
    </>
  );
}
