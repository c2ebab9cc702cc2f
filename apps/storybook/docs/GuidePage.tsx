import { Description, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { inTitleCase } from '../../../packages/ui/stories/names';
import { adviceSection } from './Advice';
import { Ours, PageHead, type PageSection, PageSections } from './PageSections';
import * as styles from './page.css';

/** What the page of a foundation or a pattern says beside its stories; `parameters.guide`. */
export interface Guide {
  /** One or two sentences of use. */
  readonly use: string;
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
}

const isGuide = (value: unknown): value is Guide =>
  typeof value === 'object' && value !== null && 'use' in value;

/** The guide among a story file's parameters, if it has one. */
export const guideIn = (parameters: Readonly<Record<string, unknown>>): Guide | undefined =>
  isGuide(parameters.guide) ? parameters.guide : undefined;

const isAboutValues = (title: string): boolean =>
  title.startsWith('Foundations/') && !title.endsWith('Voice');

const Files = () => (
  <p className={styles.files}>
    <a className={styles.link} href="./tokens.json" download>
      tokens.json
    </a>
    , all values for other tools.{' '}
    <a className={styles.link} href="./?path=/docs/foundations-tokens--docs" target="_top">
      Every name
    </a>
    .
  </p>
);

/** All that the page shows: its stories. */
const useShown = (): readonly PageSection[] =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .map(({ name, moduleExport }) => ({
      title: inTitleCase(name),
      body: (
        <>
          <Ours>
            <div className={styles.words}>
              <Description of={moduleExport} />
            </div>
          </Ours>
          <Story of={moduleExport} />
        </>
      ),
    }));

/** The page of a foundation or a pattern: its use, what to do and what not, and all that it shows. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const shown = useShown();
  // A pattern is seen before it is read about; the pages of values are long, and looked things up in.
  const seenFirst = title.startsWith('Patterns/') ? 1 : 0;
  const sections = [
    ...shown.slice(0, seenFirst),
    ...adviceSection(guide),
    ...shown.slice(seenFirst),
  ];
  return (
    <>
      <PageHead name={title.split('/').at(-1)} purpose={guide.use}>
        {isAboutValues(title) ? <Files /> : null}
      </PageHead>
      <PageSections sections={sections} />
    </>
  );
}
