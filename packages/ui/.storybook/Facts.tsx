import { notes, usage } from 'virtual:facts';
import type { ReactNode } from 'react';
import * as styles from './ComponentPage.css';
import type { Note } from './notes';
import { statementsIn } from './statements';
import type { Page } from './usage';

/** Without a changelog there has been none. */
const unreleased = notes.some(({ version }) => version) ? 'the next release' : 'the first release';

/** Of each note that names the component in code, as `Button`, the statements that do. */
const notesOn = (name: string): readonly Note[] =>
  notes
    .map(({ version, text }) => ({
      version,
      text: statementsIn(text)
        .filter((statement) => statement.includes(`\`${name}\``))
        .join(' '),
    }))
    .filter(({ text }) => text);

/** Where it was first named; what none names came with the first release. */
const sinceOf = (name: string): string =>
  (notesOn(name).at(-1) ?? notes.at(-1))?.version ?? unreleased;

interface StatusProps {
  readonly name: string;
  /** Path of its stories. */
  readonly fileName: string;
}

const isOurs = (fileName: string) => fileName.includes('/illustration/');

/** What may be built on it, and from which version on. */
export const Status = ({ name, fileName }: StatusProps) => (
  <p className={styles.status}>
    <strong>{isOurs(fileName) ? 'Site-only' : 'Stable'}</strong>
    <span>Since {sinceOf(name)}</span>
  </p>
);

/** A note's code spans, as changesets write them. */
const inCode = (text: string): ReactNode[] =>
  text.split('`').map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other identity.
      <code key={index}>{words}</code>
    ),
  );

/** What the notes of the package's releases say of the component. */
export function Notes({ name }: { readonly name: string }) {
  const own = notesOn(name);
  if (own.length === 0) return <p className={styles.note}>None since {sinceOf(name)}.</p>;
  return (
    <dl>
      {own.map(({ version, text }) => (
        <div key={text} className={styles.release}>
          <dt>{version ?? 'Next release'}</dt>
          <dd>{inCode(text)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `inflation-calculator` as words; what is around every page is on every page. */
const titleOf = (folder: string): string => {
  if (folder === 'app') return 'Every page';
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const LinkTo = ({ folder, story }: Page) => (
  <a className={styles.link} href={`./?path=/story/${story}`} target="_top">
    {titleOf(folder)}
  </a>
);

/** The pages of our own site that use it. */
export function UsedOn({ name }: { readonly name: string }) {
  const pages = usage.filter(({ components }) => components.includes(name));
  if (pages.length === 0) return <p className={styles.note}>On no page of ours today.</p>;
  return (
    <ul className={styles.pages}>
      {pages.map((page) => (
        <li key={page.folder}>
          <LinkTo {...page} />
        </li>
      ))}
    </ul>
  );
}
