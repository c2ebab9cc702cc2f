import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import ui from '../../../packages/ui/README.md?raw';
import { Prose } from '../../../packages/ui/src/all';
import repository from '../../../README.md?raw';
import * as styles from './page.css';

/** Layout of a page: its text is set as articles are, its drawings have the whole width. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <Prose className={styles.words}>{children}</Prose>
);

const sections = [ui, repository].flatMap((readme) => readme.split(/^## /m));

/** A section of a README, without its heading. */
export const sectionOf = (heading: string): string =>
  sections.find((text) => text.startsWith(`${heading}\n`))?.slice(heading.length) ?? '';

interface ReadmeProps {
  readonly section: string;
  /** First character of the lines taken, such as `|` for a table; all by default. */
  readonly lines?: string;
}

/** A section of the package's README, or else of the repository's. */
export const Readme = ({ section, lines = '' }: ReadmeProps) => (
  <Markdown>
    {sectionOf(section)
      .replaceAll('(#tokens)', '(?path=/docs/foundations-tokens--docs)')
      .split('\n')
      .filter((line) => line.startsWith(lines))
      .join('\n')}
  </Markdown>
);
