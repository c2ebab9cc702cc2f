import { breakpoints } from '../../../packages/ui/src/styles/media';
import { artFilters, colorRoles } from '../../../packages/ui/src/styles/tokens';
import {
  CSS_EXTENSION,
  type CssOfToken,
  designTokens,
  type TokenGroup,
} from '../../../packages/ui/src/styles/tokens-json';
import { capitalized } from '../../../packages/ui/stories/names';
import { Copy } from '../docs/Copy';
import { PageSection } from '../docs/PageSection';
import { Table } from '../docs/Table';
import * as styles from './foundations.css';

const { light, dark, breakpoint: _breakpoint, ...others } = designTokens;

/** A token's CSS in light and dark, or once if it is the same. */
export interface Token {
  readonly variable: string;
  readonly values: readonly CssOfToken[];
  readonly use?: string | undefined;
}

function tokensOf(group: TokenGroup, inDark: TokenGroup = group): readonly Token[] {
  return Object.entries(group).flatMap(([name, token]) => {
    const values = [token, inDark[name]].flatMap((one) =>
      typeof one === 'object' ? (one.$extensions?.[CSS_EXTENSION] ?? []) : [],
    );
    const [first, other] = values;
    const use = typeof token === 'object' ? token.$description : undefined;
    if (!first) return [];
    return [{ ...first, values: other?.value === first.value ? [first] : values, use }];
  });
}

/** Dims large shapes of art in the dark; no tool but CSS has a type for it. */
const artFilter: Token = {
  variable: '--tc-artFilter',
  values: artFilters.map((value) => ({ variable: '--tc-artFilter', value })),
  use: 'Dims flat pictures and paper buttons in the dark.',
};

/** Roles of colors. */
export const roles = Object.keys(colorRoles);

const colors = tokensOf(light.color, dark.color);
const byRole = Object.entries(colorRoles).map(([role, names]) => [
  role,
  colors.filter(({ variable }) => variable.replace('--tc-color-', '') in names),
]);
const common = Object.entries(others).map(([name, group]) => [name, tokensOf(group)] as const);

/** Tokens by group; colors by role. */
export const groups: Readonly<Record<string, readonly Token[]>> = {
  ...Object.fromEntries(byRole),
  shadow: tokensOf(light.shadow, dark.shadow),
  ...Object.fromEntries(common),
  filter: [artFilter],
};

/** A color as a chip; a space as a bar. */
function Drawing({ variable, value }: CssOfToken) {
  const [, kind] = /^--tc-(color|art|space)-/.exec(variable) ?? [];
  const isSpace = kind === 'space';
  return kind ? (
    <svg className={styles.drawing} width={isSpace ? value : 28} height={16} aria-hidden="true">
      <rect width="100%" height="100%" {...(isSpace ? {} : { fill: value })} />
    </svg>
  ) : null;
}

/** Values of a token, light first. */
const valuesOf = ({ values }: Token) =>
  values.map((css, at) => (
    <span key={css.value} className={styles.value}>
      <Drawing {...css} />
      {css.value}
      {css.mobile ? ` (below ${breakpoints.mobile}: ${css.mobile})` : null}
      {at > 0 ? '\u00A0dark' : null}
    </span>
  ));

/** Tokens by their variables. */
export const tokens = new Map(
  Object.values(groups).flatMap((group) => group.map((token) => [token.variable, token])),
);

/** A token to copy by its short name, with its values unless one has more than 20 characters. */
export const TokenUse = ({ token }: { readonly token: Token }) => (
  <>
    <Copy text={`var(${token.variable})`}>{token.variable.replace(/^--tc-(color-)?/, '')}</Copy>{' '}
    {token.values.some(({ value }) => value.length > 20) ? null : valuesOf(token)}
  </>
);

/** The tokens of a group, with their values in both themes. */
export const TokenTable = ({ group }: { readonly group: string }) => (
  <Table
    headings={['Variable', 'Value', 'Use']}
    rows={(groups[group] ?? []).map((token) => [
      <Copy key="name" text={`var(${token.variable})`}>
        {token.variable}
      </Copy>,
      valuesOf(token),
      token.use,
    ])}
  />
);

/** The tokens of each group, with their values and uses. */
export const TokenTables = ({ of }: { readonly of: readonly string[] }) =>
  of.map((group) => (
    <PageSection key={group} title={capitalized(group)}>
      <TokenTable group={group} />
    </PageSection>
  ));
