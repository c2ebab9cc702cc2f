import { Description, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { contractIn } from '../../../packages/ui/stories/contract';
import { inTitleCase } from '../../../packages/ui/stories/names';
import { adviceSection } from './Advice';
import { claimsSection } from './Claims';
import { Ours, PageHead, type PageSection, PageSections } from './PageSections';
import * as styles from './page.css';

/** What the page of a foundation or a pattern says beside its stories; `parameters.guide`. */
export interface Guide {
  /** One or two sentences of use. */
  readonly use: string;
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
  /** Storybook's ids of the components that it is made of, by their names. */
  readonly parts?: Readonly<Record<string, string>>;
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

const Parts = ({ parts }: { readonly parts: NonNullable<Guide['parts']> }) => (
  <p className={styles.files}>
    Made of{' '}
    {Object.entries(parts).map(([name, id], at) => (
      <Fragment key={name}>
        {at === 0 ? '' : ', '}
        <a className={styles.link} href={`./?path=/docs/${id}--docs`} target="_top">
          {name}
        </a>
      </Fragment>
    ))}
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
  const { componentId, parameters, title } = useOf('meta', ['meta']).preparedMeta;
  const shown = useShown();
  // A pattern is seen before it is read about; the pages of values are long, and looked things up in.
  const seenFirst = title.startsWith('Patterns/') ? 1 : 0;
  const sections = [
    ...shown.slice(0, seenFirst),
    ...adviceSection(guide),
    ...shown.slice(seenFirst),
    ...claimsSection(contractIn(parameters)?.accessibility, componentId),
  ];
  return (
    <>
      <PageHead name={title.split('/').at(-1)} purpose={guide.use}>
        {isAboutValues(title) ? <Files /> : null}
        {guide.parts ? <Parts parts={guide.parts} /> : null}
      </PageHead>
      <PageSections sections={sections} />
    </>
  );
}
