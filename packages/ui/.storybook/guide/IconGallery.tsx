import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Field } from '../../src/components/Field';
import * as icons from '../../src/components/Icons';
import * as categories from '../../src/components/Icons/CategoryIcons';
import { Copy } from './Copy';
import * as styles from './IconGallery.css';
import { iconWords } from './icon-words';

const all = Object.entries(icons);
type NamedIcon = (typeof all)[number];

const isCategory = ([name]: NamedIcon): boolean => name in categories;

const matches =
  (words: string) =>
  ([name]: NamedIcon): boolean => {
    const found = `${name} ${iconWords[name as keyof typeof icons]}`.toLowerCase();
    return words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => found.includes(word));
  };

/** Complete as a file of its own: in black, as a tool that opens it knows no text color. */
function fileOf([, Icon]: NamedIcon): string {
  const svg = renderToStaticMarkup(<Icon xmlns="http://www.w3.org/2000/svg" />);
  const file = svg.replace('currentColor', '#000').replace(/ (role|aria-hidden)="\w+"/g, '');
  return `data:image/svg+xml,${encodeURIComponent(file)}`;
}

/** `arrow-right.svg` of `IconArrowRight`. */
const fileName = (name: string): string =>
  `${name
    .replace('Icon', '')
    .replace(/\B[A-Z](?=[a-z])/g, '-$&')
    .toLowerCase()}.svg`;

interface GroupProps {
  readonly title: string;
  readonly members: readonly NamedIcon[];
}

const Group = ({ title, members }: GroupProps) =>
  members.length === 0 ? null : (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.grid}>
        {members.map(([name, Icon]) => (
          <li key={name} className={styles.item}>
            <Icon className={styles.icon} />
            <Copy text={`<${name} />`}>{name}</Copy>
            <a
              className={styles.download}
              href={fileOf([name, Icon])}
              download={fileName(name)}
              aria-label={`SVG of ${name}`}
            >
              SVG
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** All icons, found by their names and by other words; each to copy as code and to download. */
export function IconGallery() {
  const [words, setWords] = useState('');
  const found = all.filter(matches(words.trim()));
  return (
    <>
      <div className={styles.search}>
        <Field
          type="search"
          label="Find an icon"
          placeholder="scissors, back, error"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status" className={styles.count}>
          {found.length} of {all.length} icons
        </p>
      </div>
      <Group title="Categories" members={found.filter(isCategory)} />
      <Group title="Signs" members={found.filter((icon) => !isCategory(icon))} />
    </>
  );
}
