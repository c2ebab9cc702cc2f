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

const common = Object.entries(others).map(([name, group]) => [name, tokensOf(group)] as const);

/** Tokens by group. */
export const groups: Readonly<Record<string, readonly Token[]>> = {
  color: tokensOf(light.color, dark.color),
  shadow: tokensOf(light.shadow, dark.shadow),
  ...Object.fromEntries(common),
  filter: [artFilter],
};

/** A color as a chip; a space as a bar. */
function Drawing({ variable, value }: CssOfToken) {
  const [, kind] = /^--tc-(color|art|space)-/.exec(variable) ?? [];
  const isSpace = kind === 'space';
  return kind ? (
    <svg className={styles.drawing} width={isSpace ? value : 16} height={16} aria-hidden="true">
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
      {at > 0 ? ' dark' : null}
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

/** Every custom property with its values and its use. */
export const Tokens = () =>
  Object.keys(groups).map((group) => (
    <PageSection key={group} title={capitalized(group)}>
      <TokenTable group={group} />
    </PageSection>
  ));

type Rows = Readonly<Record<string, readonly [light: string, dark: string, use: string]>>;

/** All color tokens, a section for each role: light value, dark value, use. */
export const Palette = () =>
  Object.entries<Rows>(colorRoles).map(([role, colors]) => (
    <section key={role}>
      <h3 className={styles.role}>{role}</h3>
      <ul className={styles.palette}>
        {Object.entries(colors).map(([name, [light, dark, use]]) => (
          <li key={name} title={use}>
            <svg viewBox="0 0 2 1" aria-hidden="true">
              <path d="M0 0h1v1H0z" fill={light} />
              <path d="M1 0h1v1H1z" fill={dark} />
            </svg>
            <Copy text={`var(--tc-color-${name})`}>{name}</Copy>
          </li>
        ))}
      </ul>
    </section>
  ));
