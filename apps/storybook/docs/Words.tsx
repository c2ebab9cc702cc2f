import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import ui from '../../../packages/ui/README.md?raw';
import { Prose } from '../../../packages/ui/src/all';
import repository from '../../../README.md?raw';
import * as styles from './page.css';
import { Table } from './Table';

/** Layout of a page: its text is set as articles are, its drawings have the whole width. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <Prose className={styles.words}>{children}</Prose>
);

const sections = [ui, repository].flatMap((readme) => readme.split(/^## /m));

interface ReadmeProps {
  readonly section: string;
  /** First words of the part taken; all by default. */
  readonly from?: string;
}

/** A section of the package's README, or else of the repository's. */
export function Readme({ section, from = '' }: ReadmeProps) {
  const text = sections.find((one) => one.startsWith(`${section}\n`))?.slice(section.length) ?? '';
  const part = text.slice(text.indexOf(from));
  const [headings = [], , ...rows] = Array.from(part.matchAll(/^\| (.*) \|$/gm), ([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
  return (
    <>
      {rows.length > 0 && <Table headings={headings} rows={rows} />}
      <Markdown>{part.replaceAll(/^\|.*\n/gm, '')}</Markdown>
    </>
  );
}
