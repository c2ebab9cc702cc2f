import * as page from '../ComponentPage.css';
import { Ours } from '../Ours';
import * as styles from './LeftOutList.css';
import { inWords, leftOut, pageOf, wordsAndNames } from './left-out';

const Instead = ({ words }: { readonly words: string }) => (
  <p>
    {wordsAndNames(words).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <a
          key={part}
          className={page.link}
          href={`./?path=/docs/${pageOf(part)}--docs`}
          target="_top"
        >
          {part}
        </a>
      ),
    )}
  </p>
);

/** Each usual component that is left out: why, and what to use. */
export const LeftOutList = () => (
  <Ours>
    <header className={page.head}>
      <div>
        <h1 className={page.name}>Not in the System</h1>
        <p className={page.purpose}>What other systems have, and what to use here instead.</p>
      </div>
    </header>
    <ul className={styles.list}>
      {leftOut.map(({ name, why, instead }) => (
        <li key={name} className={styles.row}>
          <h2>{inWords(name)}</h2>
          <p>{why}</p>
          <Instead words={instead} />
        </li>
      ))}
    </ul>
  </Ours>
);
