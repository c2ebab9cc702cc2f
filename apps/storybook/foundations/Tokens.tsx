import { Unstyled } from '@storybook/addon-docs/blocks';
import { breakpoints } from '../../../packages/ui/src/styles/media';
import {
  CSS_EXTENSION,
  type CssOfToken,
  designTokens,
  type TokenGroup,
} from '../../../packages/ui/src/styles/tokens-json';
import { capitalized } from '../../../packages/ui/stories/names';
import { Copy } from '../docs/Copy';
import { PageHead, type PageSection, PageSections } from '../docs/PageSections';
import * as page from '../docs/page.css';
import { Table } from '../docs/Table';
import * as styles from './Tokens.css';

const { light, dark, breakpoint: _breakpoint, ...common } = designTokens;

/** Title of a group, with its values in the light and the dark theme. */
type Group = readonly [title: string, ...themes: TokenGroup[]];

const groups: readonly Group[] = [
  ['Color', light.color, dark.color],
  ['Shadow', light.shadow, dark.shadow],
  ...Object.entries(common).map(([name, group]): Group => [capitalized(name), group, group]),
];

const tokensOf = (group: TokenGroup) =>
  Object.values(group).flatMap((token) => {
    const css = typeof token === 'string' ? undefined : token.$extensions?.[CSS_EXTENSION];
    return css && typeof token !== 'string' ? [{ ...css, use: token.$description }] : [];
  });

const Value = ({ value, mobile }: CssOfToken) => (
  <>
    {/^(#|rgba)/.test(value) ? (
      <svg className={styles.chip} viewBox="0 0 1 1" aria-hidden="true">
        <path d="M0 0h1v1H0z" fill={value} />
      </svg>
    ) : null}
    {value}
    {mobile ? ` (below ${breakpoints.mobile}: ${mobile})` : null}
  </>
);

function rowsOf([, ...themes]: Group) {
  const columns = themes.map(tokensOf);
  return (columns[0] ?? []).map(({ variable, use }, at) => [
    variable,
    [
      <Copy key="name" text={`var(${variable})`}>
        {variable}
      </Copy>,
      ...columns.map((column) => column[at] && <Value key={at} {...column[at]} />),
      use,
    ],
  ]);
}

interface TokenTableProps {
  readonly of?: readonly Group[];
  /** Limits the table to tokens that this style sheet uses. */
  readonly css?: string;
}

/** Tokens with their values in both themes. */
export const TokenTable = ({ of = groups, css }: TokenTableProps) => (
  <Unstyled>
    <Table
      headings={['Variable', 'Light', 'Dark', 'Use']}
      rows={Object.fromEntries(
        of.flatMap(rowsOf).filter(([variable]) => css?.includes(`var(${variable})`) ?? true),
      )}
    />
  </Unstyled>
);

const sections: readonly PageSection[] = groups.map((group) => ({
  title: group[0],
  body: <TokenTable of={[group]} />,
}));

/** Every custom property with its values and its use. */
export const Tokens = () => (
  <>
    <PageHead
      name="Tokens"
      purpose="Every value of the theme by its name. Take the file for other tools, or click a name to copy it."
    >
      <p className={page.renders}>
        <a className={page.link} href="./tokens.json" download>
          tokens.json
        </a>
        , in the format of the{' '}
        <a
          className={page.link}
          href="https://www.designtokens.org/tr/2025.10/format/"
          target="_top"
        >
          Design Tokens Community Group
        </a>
        . In the package it is <code>@tallycomb/ui/tokens.json</code>.
      </p>
    </PageHead>
    <PageSections sections={sections} />
  </>
);
