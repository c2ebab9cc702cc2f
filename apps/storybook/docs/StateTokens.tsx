import type { ReactNode } from 'react';
import type { Contract } from '../../../packages/ui/stories/contract';
import { tokenCells } from '../foundations/Tokens';
import { Table } from './Table';

/** States by their selectors, or by the classes that draw them. */
const states = {
  Rest: /^(?!)/,
  Hover: /(:|is-)hover/,
  Pressed: /(:|is-)active/,
  Focus: /(:|is-)focus/,
  Chosen: /:checked|aria-(selected|current|expanded|pressed)|\[open\]/,
  Invalid: /aria-invalid/,
  Busy: /aria-(disabled|busy)/,
} as const;
const order = Object.keys(states);

interface Declaration {
  /** The element's name in the style sheet. */
  readonly part: string;
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

/** Part of a rule of the given style sheets; every such control for its ring and press on all pages. */
function partOf(selector: string, sheets: readonly string[], control: string | undefined): string {
  const classes = new RegExp(`\\.(?:${sheets.join('|')})_(\\w+?)__`, 'g');
  const [, part = ''] = [...selector.matchAll(classes)].at(-1) ?? [];
  const isShared = selector === ':focus-visible' || selector.includes(`${control}:active`);
  return part.replace('_', ' ') || (control && isShared ? `every ${control}` : '');
}

/** Selector of a rule without the states that it excludes. */
export const conditionOf = ({ selectorText }: CSSStyleRule): string =>
  selectorText.replaceAll(/:not\([^)]*\)/g, '');

function declarationsOf(part: string, rule: CSSStyleRule): readonly Declaration[] {
  const condition = conditionOf(rule);
  const [state = 'Rest'] = Object.entries(states).find(([, sign]) => sign.test(condition)) ?? [];
  return [...rule.cssText.matchAll(/(?<=[{;] )([\w-]+): ([^;]+);/g)].map(
    ([, property = '', value = '']) => ({ part, state, property, value }),
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

/** True for a rule of every page in a state for which the component has its own. */
const isOverridden = (one: Declaration, all: readonly Declaration[]): boolean =>
  one.part.startsWith('every ') &&
  all.some(({ part, state }) => state === one.state && !part.startsWith('every '));

/** Tokens of a value; for a hover or press without any, the value. */
function tokensOf({ state, value }: Declaration): readonly string[] {
  if (/Hover|Pressed/.test(state) && /^(0?\.|\w+\()\d/.test(value)) return [value];
  return (value.match(/--tc-[\w-]+/g) ?? []).filter((name) => tokenCells.has(name));
}

/** Tokens of a component by part and state; nothing without any. */
export function tokensFor({ control, styles }: Partial<Contract>, name: string): ReactNode {
  const all = [...document.styleSheets].flatMap(rulesIn).flatMap((rule) => {
    const part = partOf(rule.selectorText, styles ?? [name], control);
    return part ? declarationsOf(part, rule) : [];
  });
  const uses = all
    .filter((one) => !isOverridden(one, all))
    .flatMap((one) => resolve(one, all))
    .flatMap((use) => tokensOf(use).map((token) => ({ ...use, token })))
    .sort(
      (one, { state, token }) =>
        order.indexOf(one.state) - order.indexOf(state) || one.token.localeCompare(token),
    );
  const rows = Map.groupBy(uses, ({ state, token }) => `${state} ${token}`);
  if (rows.size === 0) return null;
  const cells = [...rows].map(([key, sets]) => {
    const [state, token = ''] = key.split(/ (.*)/);
    const names = new Set(sets.map(({ part, property }) => `${part} ${property}`));
    return [state, ...(tokenCells.get(token) ?? [token, '']), [...names].join(', ')];
  });
  return <Table headings={['State', 'Token', 'Value', 'Sets']} rows={cells} />;
}
