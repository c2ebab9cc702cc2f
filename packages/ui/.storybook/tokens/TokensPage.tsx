import { classNames } from '../../src/styles/class-names';
import {
  CSS_EXTENSION,
  type CssOfToken,
  designTokens,
  type TokenGroup,
} from '../../src/styles/design-tokens';
import { breakpoints } from '../../src/styles/media';
import * as page from '../ComponentPage.css';
import { Copy } from '../guide/Copy';
import { Ours } from '../Ours';
import { OnThisPage, type PageSection, PageSections } from '../PageSections';
import * as styles from './TokensPage.css';

const whole = classNames(styles.cell, styles.whole);

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

interface TableProps {
  /** One for each column of values, with the same names. */
  readonly groups: readonly TokenGroup[];
  readonly headings: readonly string[];
}

function Table({ groups, headings }: TableProps) {
  const [rows = [], ...others] = groups.map(rowsOf);
  const used = rows.some(({ use }) => use);
  return (
    <Ours>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={whole}>
              Variable
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={groups.length > 1 ? styles.cell : whole}>
                {heading}
              </th>
            ))}
            {used ? (
              <th scope="col" className={whole}>
                Use
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ variable, use, value, mobile }, at) => (
            <tr key={variable}>
              <th scope="row" className={whole}>
                <Copy text={`var(${variable})`}>{variable}</Copy>
              </th>
              {[value, ...others.map((column) => column[at]?.value ?? '')].map((shown, column) => (
                <td key={headings[column]} className={groups.length > 1 ? styles.cell : whole}>
                  <Chip value={shown} />
                  {shown}
                  {mobile ? ` (below ${breakpoints.mobile}: ${mobile})` : null}
                </td>
              ))}
              {used ? <td className={classNames(styles.cell, styles.use)}>{use}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Ours>
  );
}

const inThemes = (name: 'color' | 'shadow') => (
  <Table groups={[light[name], dark[name]]} headings={['Light', 'Dark']} />
);

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const sections: readonly PageSection[] = [
  { title: 'Color', body: inThemes('color') },
  { title: 'Shadow', body: inThemes('shadow') },
  ...Object.entries(common).map(([name, group]) => ({
    title: capitalized(name),
    body: <Table groups={[group]} headings={['Value']} />,
  })),
];

/** Every custom property with its values and its use. */
export const TokensPage = () => (
  <>
    <Ours>
      <header className={page.head}>
        <div>
          <h1 className={page.name}>Tokens</h1>
          <p className={page.purpose}>
            Every value of the theme by its name. Take the file for other tools, or click a name to
            copy it.
          </p>
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
        </div>
      </header>
    </Ours>
    <OnThisPage sections={sections} />
    <PageSections sections={sections} />
  </>
);
