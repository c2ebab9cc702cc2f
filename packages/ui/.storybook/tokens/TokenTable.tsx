import { Unstyled } from '@storybook/addon-docs/blocks';
import {
  CSS_EXTENSION,
  type CssOfToken,
  designTokens,
  type TokenGroup,
} from '../../src/styles/design-tokens';
import * as styles from './TokenTable.css';

const { light, dark, breakpoint: _breakpoint, ...common } = designTokens;

const cssOf = (group: TokenGroup): CssOfToken[] =>
  Object.values(group).flatMap((token) =>
    typeof token === 'string' ? [] : (token.$extensions?.[CSS_EXTENSION] ?? []),
  );

const Chip = ({ value }: { readonly value: string }) =>
  /^(#|rgba)/.test(value) ? (
    <svg className={styles.chip} viewBox="0 0 1 1" aria-hidden="true">
      <path d="M0 0h1v1H0z" fill={value} />
    </svg>
  ) : null;

interface TableProps {
  readonly caption: string;
  /** One for each column of values, with the same names. */
  readonly groups: readonly TokenGroup[];
  readonly headings: readonly string[];
}

function Table({ caption, groups, headings }: TableProps) {
  const columns = groups.map(cssOf);
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {['Variable', ...headings].map((heading) => (
              <th key={heading} scope="col" className={styles.cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.map(({ variable }, row) => (
            <tr key={variable}>
              <th scope="row" className={styles.cell}>
                <code>{variable}</code>
              </th>
              {columns.map((column, at) => (
                <td key={headings[at]} className={styles.cell}>
                  <Chip value={column[row]?.value ?? ''} />
                  {column[row]?.value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every custom property with its values. */
export const TokenTable = () => (
  <Unstyled>
    {(['color', 'shadow'] as const).map((name) => (
      <Table
        key={name}
        caption={name}
        groups={[light[name], dark[name]]}
        headings={['Light', 'Dark']}
      />
    ))}
    {Object.entries(common).map(([name, group]) => (
      <Table key={name} caption={name} groups={[group]} headings={['Value']} />
    ))}
  </Unstyled>
);

/** The file that the package publishes, from the same source. */
export const TokensFile = () => (
  <a href="./tokens.json" download>
    tokens.json
  </a>
);
