import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import ui from '../../../packages/ui/README.md?raw';
import { Prose } from '../../../packages/ui/src/all';
import repository from '../../../README.md?raw';
import * as styles from './page.css';

/** Text of a page, set as articles are. */
export const Words = ({ children }: { readonly children: ReactNode }) => (
  <Unstyled>
    <Prose className={styles.words}>{children}</Prose>
  </Unstyled>
);

const sections = [ui, repository].flatMap((readme) => readme.split(/^## /m));

/** A section of a README, without its heading. */
export const sectionOf = (heading: string): string =>
  sections.find((text) => text.startsWith(`${heading}\n`))?.slice(heading.length) ?? '';

/** A section of the package's README, or else of the repository's. */
export const Readme = ({ section }: { readonly section: string }) => (
  <Markdown>
    {sectionOf(section).replaceAll('(#tokens)', '(?path=/docs/foundations-tokens--docs)')}
  </Markdown>
);
