import { Description } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import * as styles from './ComponentPage.css';
import { Facts } from './Facts';
import { Copy } from './guide/Copy';
import { Ours } from './Ours';

/** The folders of what `art` exports. */
const isArt = (fileName: string): boolean =>
  /\/(illustration|BookSpine|SwatchCard|Vignette)\//.test(fileName);

const importOf = (exported: string, fileName: string): string =>
  `import { ${exported} } from '@tallycomb/ui${isArt(fileName) ? '/art' : ''}';`;

/** On a narrow phone a name breaks between its words: `ScrollToTop`, `Button`. */
const inWords = (name: string) =>
  name.split(/(?<=[a-z])(?=[A-Z])/).map((word, at) => (
    <Fragment key={word}>
      {at === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));

interface ComponentHeadProps {
  /** Of the page, then in the package. */
  readonly names: readonly [string, string];
  readonly purpose: string | undefined;
  /** Path of its stories. */
  readonly fileName: string;
}

/** What a page is opened for: what it is, how to get it, whether it may be used, what it costs. */
export const ComponentHead = ({ names, purpose, fileName }: ComponentHeadProps) => (
  <Ours>
    <header className={styles.head}>
      <div>
        <h1 className={styles.name}>{inWords(names[0])}</h1>
        <p className={styles.purpose}>{purpose}</p>
        <div className={styles.renders}>
          <Description />
        </div>
        <p className={styles.renders}>
          <Copy text={importOf(names[1], fileName)} />
        </p>
      </div>
      <Facts names={names} fileName={fileName} />
    </header>
  </Ours>
);
