import type { ReactNode } from 'react';
import type { Contract } from '../../../packages/ui/stories/contract';
import { TokenUse, tokens } from '../foundations/Tokens';
import * as styles from './page.css';
import { Table } from './Table';

/** States by their selectors, or by the classes that draw them. */
const states = {
  Rest: /^(?!)/,
  Hover: /(:|is-)hover/,
  Pressed: /(:|is-)active/,
  Focus: /(:|is-)focus/,
  Chosen: /:checked|aria-(selected|current|expanded|pressed)|\[open\]|selectedBy/,
  Invalid: /aria-invalid/,
  Disabled: /:disabled/,
  Busy: /aria-(disabled|busy)/,
} as const;

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
export const rulesIn = ({ cssRules }: CSSStyleSheet | CSSGroupingRule): readonly CSSStyleRule[] =>
  [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
  });

/** Selector of a rule without the states that it excludes. */
export const conditionOf = ({ selectorText }: CSSStyleRule): string =>
  selectorText.replaceAll(/:not\([^)]*\)/g, '');

/** Declarations of a rule of the given style sheets, or for every such control. */
function declarationsOf(
  rule: CSSStyleRule,
  sheets: readonly string[],
  control = '',
): Declaration[] {
  const classes = new RegExp(`\\.(?:${sheets.join('|')})_(\\w+?)__`, 'g');
  const { selectorText } = rule;
  const own = [...selectorText.matchAll(classes)].at(-1)?.[1];
  const isShared = selectorText === ':focus-visible' || selectorText.includes(`${control}:active`);
  const part =
    own
      ?.replace(/_\d+$/, '')
      .replace(/_|(?=[A-Z])/g, ' ')
      .toLowerCase() ?? (isShared ? control : '');
  const condition = conditionOf(rule);
  const [state = 'Rest'] = Object.entries(states).find(([, sign]) => sign.test(condition)) ?? [];
  if (!part) return [];
  return [...rule.cssText.matchAll(/(?<=[{;] )([\w-]+): ([^;]+);/g)].map(
    ([, property = '', value = '']) => ({ part, isShared: !own, state, property, value }),
  );
}

/** A declaration; that of a private property as those which use it, in their state. */
function resolve(one: Declaration, all: readonly Declaration[]): readonly Declaration[] {
  if (/^(?!--)|^--tc-/.test(one.property)) return [one];
  return all
    .filter(({ value }) => value.includes(`var(${one.property}`))
    .flatMap(({ property, state }) =>
      resolve({ ...one, property, state: state === 'Rest' ? one.state : state }, all),
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
  if (/Hover|Pressed/.test(state) && /^-?[\d.]+deg|^(0?\.|\w+\()\d/.test(value)) return [value];
  return (value.match(/--tc-[\w-]+/g) ?? []).filter((name) => tokens.has(name));
}

/** Values that a part sets in a state, each after the names of its properties. */
function cellOf(part: readonly Declaration[], state: string): ReactNode {
  const set = part.filter((one) => one.state === state);
  const values = new Set(set.flatMap(valuesOf));
  return [...values].map((value) => {
    const properties = set.filter((one) => valuesOf(one).includes(value));
    const names = new Set(properties.map(({ property }) => property.replace('--tc-', '')));
    const token = tokens.get(value);
    return (
      <span key={value} className={styles.use}>
        {[...names].join(', ')} {token ? <TokenUse token={token} /> : value}
      </span>
    );
  });
}

/** The same for parts that set the same. */
const lookOf = (part: readonly Declaration[]): string =>
  part.map(({ state, property, value }) => state + property + value).join();

const isVariant = (part: string): boolean => part.startsWith('variant ');

/** Rows shown at once; a chart has more. */
const firstRows = 8;

/** Tokens of a component, a row for each variant, then for each part; nothing without any. */
export function tokensFor({ control, styles: sheets }: Partial<Contract>, name: string): ReactNode {
  const all = [...document.styleSheets]
    .flatMap(rulesIn)
    .flatMap((rule) => declarationsOf(rule, sheets ?? [name], control));
  const uses = all
    .filter((one) => !isOverridden(one, all))
    .flatMap((one) => resolve(one, all))
    .filter((one) => valuesOf(one).length > 0);
  const shown = Object.keys(states).filter((state) => uses.some((one) => one.state === state));
  const parts = [...new Set(uses.map(({ part }) => part))]
    .sort((one, other) => Number(isVariant(other)) - Number(isVariant(one)))
    .map((part) => ({ part, set: uses.filter((one) => one.part === part) }));
  // The root's look is every variant's.
  const titleOf = (part: string) =>
    parts.some((one) => isVariant(one.part)) && part === name.toLowerCase()
      ? 'all variants'
      : part.replace('variant ', '');
  const root = parts.find(({ part }) => part === name.toLowerCase())?.set ?? [];
  // A variant looks as the root does in states that it leaves alone.
  const cellIn = ({ part, set }: (typeof parts)[number], state: string) => {
    const isRoots = isVariant(part) && state !== 'Rest' && set.every((one) => one.state !== state);
    return cellOf(isRoots ? root : set, state);
  };
  const rows = [...Map.groupBy(parts, ({ set }) => lookOf(set))].map(([, [first, ...others]]) => [
    [first, ...others].map((each) => titleOf(each?.part ?? '')).join(', '),
    ...shown.map((state) => first && cellIn(first, state)),
  ]);
  if (rows.length === 0) return null;
  const tableOf = (those: typeof rows) => <Table headings={['Part', ...shown]} rows={those} />;
  return (
    <>
      <p>
        Colors, type, shape and motion: <code>lacquer</code> is <code>--tc-color-lacquer</code>,
        which a click copies. A state lists what it changes.
      </p>
      {tableOf(rows.slice(0, firstRows))}
      {rows.length > firstRows && (
        <details>
          <summary>{rows.length - firstRows} more parts</summary>
          {tableOf(rows.slice(firstRows))}
        </details>
      )}
    </>
  );
}
