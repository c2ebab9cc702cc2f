import { Unstyled } from '@storybook/addon-docs/blocks';
import { tokenCells } from '../foundations/Tokens';
import { Table } from './Table';

/** States of a component by their selectors; any other rule is of its rest. */
const states = {
  Rest: /^(?!)/,
  Hover: /:hover/,
  Pressed: /:active/,
  Focus: /:focus/,
  Chosen: /:checked|aria-(selected|current|expanded|pressed)|\[open\]/,
  Invalid: /aria-invalid/,
  Busy: /aria-(disabled|busy)/,
} as const;
const order = Object.keys(states);

function stateOf(selector: string): string {
  const present = selector.replaceAll(/:not\([^)]*\)/g, '');
  return Object.entries(states).find(([, sign]) => sign.test(present))?.[0] ?? 'Rest';
}

type Declaration = readonly [state: string, property: string, value: string];

const declarationsIn = (css: string): readonly Declaration[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/(?<=^|;)([\w-]+):([^;]+)/g)].map(
      ([, property = '', value = '']) => [stateOf(selector), property, value.trim()] as const,
    ),
  );

/** Declarations of a component alone: those that it is made of are in lower layers. */
function ownDeclarations(css: string): readonly Declaration[] {
  const layers = css.match(/tallycomb\.level\d\{.*?(?=@layer|$)/gs)?.sort() ?? [];
  const own = layers.filter((layer) => layer.startsWith(layers.at(-1)?.slice(0, 17) ?? ''));
  return declarationsIn(own.join(''));
}

/** A declaration; that of a private property as those which use it. */
function resolve(one: Declaration, all: readonly Declaration[]): readonly Declaration[] {
  const [state, property, value] = one;
  if (/^(?!--)|^--tc-/.test(property)) return [one];
  return all
    .filter((other) => other[2].includes(`var(${property}`))
    .flatMap((user) => resolve([user[0] === 'Rest' ? state : user[0], user[1], value], all));
}

const isToken = (name: string) => tokenCells.has(name);

/** Rules of all pages that a kind of control has: its ring and its press. */
const sharedRules = (reset: string, control: string): string =>
  (reset.match(/[^{}]+\{[^{}]+\}/g) ?? [])
    .filter((rule) => rule.startsWith(':focus-visible{') || rule.includes(`${control}:active`))
    .join('');

interface StateTokensProps {
  /** Style sheet of the component alone. */
  readonly css: string;
  /** Style sheet of all pages. */
  readonly reset: string;
  readonly control?: string | undefined;
}

/** Tokens of a component, and what else its states set, by state. */
export function StateTokens({ css, reset, control }: StateTokensProps) {
  const own = ownDeclarations(css);
  const shared = control ? declarationsIn(sharedRules(reset, control)) : [];
  const isOwn = (state: string) => own.some(([other]) => other === state);
  const all = [...own, ...shared.filter(([state]) => !isOwn(state))];
  const rows = all
    .flatMap((one) => resolve(one, all))
    .flatMap(([state, property, value]) => {
      const isPlain = /Hover|Pressed/.test(state) && /^(\.|\w+\()\d/.test(value);
      const tokens = isPlain ? [value] : (value.match(/--tc-[\w-]+/g) ?? []).filter(isToken);
      return tokens.map((token) => [state, property, token] as const);
    })
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  const byToken = Map.groupBy(rows, ([state, , token]) => `${state} ${token}`);
  return (
    <Unstyled>
      <Table
        headings={['State', 'Token', 'Value', 'Sets']}
        rows={Object.fromEntries(
          [...byToken].map(([key, uses]) => {
            const [state = '', , token = ''] = uses[0] ?? [];
            const properties = [...new Set(uses.map(([, property]) => property))].join(', ');
            return [key, [state, ...(tokenCells.get(token) ?? [token, '']), properties]];
          }),
        )}
      />
    </Unstyled>
  );
}
