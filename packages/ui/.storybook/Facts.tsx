import { drawnAsFiles, notes, usage } from 'virtual:facts';
import type { ReactNode } from 'react';
import { Leader } from '../src/components/Leader';
import { bytesOf, inKilobytes, moduleOf } from './bytes-of';
import * as styles from './ComponentPage.css';
import type { Note } from './notes';
import { statementsIn } from './statements';
import type { Page } from './usage';

/** Without a changelog there has been none. */
const unreleased = notes.some(({ version }) => version) ? 'the next release' : 'the first release';

/** What the site and the notes may call a component: its page's name, and its name in the package. */
export type Names = readonly string[];

/** Of each note that names the component in code, as `Button`, the statements that do. */
const notesOn = (names: Names): readonly Note[] =>
  notes
    .map(({ version, text }) => ({
      version,
      text: statementsIn(text)
        .filter((statement) => names.some((name) => statement.includes(`\`${name}\``)))
        .join(' '),
    }))
    .filter(({ text }) => text);

/** Where it was first named; what none names came with the first release. */
const sinceOf = (names: Names): string =>
  (notesOn(names).at(-1) ?? notes.at(-1))?.version ?? unreleased;

/** The folder of what is around every page. */
const everywhere = 'app';

/** A picture of our own site is no part to build from. */
const isOurs = (fileName: string) => fileName.includes('/illustration/');

const pagesOf = (names: Names): readonly Page[] =>
  usage.filter(({ components }) => names.some((name) => components.includes(name)));

const isDrawnAsFile = (names: Names): boolean => names.some((name) => drawnAsFiles.includes(name));

function placeOf(names: Names): string {
  const pages = pagesOf(names);
  if (pages.some(({ folder }) => folder === everywhere)) return 'every page';
  if (pages.length > 0) return `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`;
  return isDrawnAsFile(names) ? 'as files' : 'nowhere today';
}

interface FactsProps {
  readonly names: Names;
  /** Path of its stories. */
  readonly fileName: string;
}

/** A price list: what may be built on it, from which version on, what it costs, who pays that. */
export function Facts({ names, fileName }: FactsProps) {
  const bytes = bytesOf(moduleOf(fileName));
  const facts = {
    Status: isOurs(fileName) ? 'Site-only' : 'Stable',
    Since: sinceOf(names),
    Script: bytes === undefined ? undefined : `${inKilobytes(bytes)} KB`,
    'Our site': placeOf(names),
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts)
        .filter(([, fact]) => fact)
        .map(([about, fact]) => (
          <div key={about} className={styles.fact}>
            <dt>{about}</dt>
            <Leader />
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

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
export function Notes({ names }: { readonly names: Names }) {
  const own = notesOn(names);
  if (own.length === 0) return <p className={styles.note}>None since {sinceOf(names)}.</p>;
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

/** `inflation-calculator` as words. */
const titleOf = (folder: string): string => {
  if (folder === everywhere) return 'Every page';
  const words = folder.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const LinkTo = ({ folder, story }: Page) => (
  <a className={styles.link} href={`./?path=/story/${story}`} target="_top">
    {titleOf(folder)}
  </a>
);

/** The pages of our own site that use it. */
export function UsedOn({ names }: { readonly names: Names }) {
  const pages = pagesOf(names);
  if (pages.length === 0) {
    return (
      <p className={styles.note}>
        {isDrawnAsFile(names)
          ? 'No page draws it itself: the build of our site draws it into files, which its pages show.'
          : 'On no page of ours today.'}
      </p>
    );
  }
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
