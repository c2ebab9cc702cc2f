import { breakpoints } from '../../../packages/ui/src/styles/media';
import {
  CSS_EXTENSION,
  type CssOfToken,
  designTokens,
  type TokenGroup,
} from '../../../packages/ui/src/styles/tokens-json';
import { capitalized } from '../../../packages/ui/stories/names';
import { Copy } from '../docs/Copy';
import { Ours, PageHead, type PageSection, PageSections } from '../docs/PageSections';
import * as page from '../docs/page.css';
import { Table } from '../docs/Table';
import * as styles from './Tokens.css';

const { light, dark, breakpoint: _breakpoint, ...common } = designTokens;

interface Row extends CssOfToken {
  readonly use: string | undefined;
}

const rowsOf = (group: TokenGroup): Row[] =>
  Object.values(group).flatMap((token) => {
    const css = typeof token === 'string' ? undefined : token.$extensions?.[CSS_EXTENSION];
    return css && typeof token !== 'string' ? [{ ...css, use: token.$description }] : [];
  });

const Chip = ({ value }: { readonly value: string }) =>
  /^(#|rgba)/.test(value) ? (
    <svg className={styles.chip} viewBox="0 0 1 1" aria-hidden="true">
      <path d="M0 0h1v1H0z" fill={value} />
    </svg>
  ) : null;

const Value = ({ value, mobile }: CssOfToken) => (
  <>
    <Chip value={value} />
    {value}
    {mobile ? ` (below ${breakpoints.mobile}: ${mobile})` : null}
  </>
);

/** Rows of tokens with a column of values for each group; all have the same names. */
function rowsIn(groups: readonly TokenGroup[], isUsed = (_variable: string) => true) {
  const columns = groups.map(rowsOf);
  const rows = (columns[0] ?? []).map(({ variable, use }, at) => [
    variable,
    [
      <Copy key="name" text={`var(${variable})`}>
        {variable}
      </Copy>,
      ...columns.map((column) => column[at] && <Value key={at} {...column[at]} />),
      use,
    ],
  ]);
  return Object.fromEntries(rows.filter(([variable]) => isUsed(`${variable}`)));
}

function section(title: string, headings: readonly string[], groups: readonly TokenGroup[]) {
  const body = (
    <Ours>
      <Table headings={['Variable', ...headings, 'Use']} rows={rowsIn(groups)} />
    </Ours>
  );
  return { title, body };
}

/** The tokens that a style sheet uses. */
export function TokensIn({ css }: { readonly css: string }) {
  const isUsed = (variable: string) => css.includes(`var(${variable})`);
  const themed = [light.color, light.shadow].map((group, at) =>
    rowsIn([group, [dark.color, dark.shadow][at] ?? group], isUsed),
  );
  // Of both themes alike.
  const alike = Object.values(common).map((group) => rowsIn([group, group], isUsed));
  return (
    <Ours>
      <Table
        headings={['Variable', 'Light', 'Dark', 'Use']}
        rows={Object.assign({}, ...themed, ...alike)}
      />
    </Ours>
  );
}

const sections: readonly PageSection[] = [
  section('Color', ['Light', 'Dark'], [light.color, dark.color]),
  section('Shadow', ['Light', 'Dark'], [light.shadow, dark.shadow]),
  ...Object.entries(common).map(([name, group]) => section(capitalized(name), ['Value'], [group])),
];

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
