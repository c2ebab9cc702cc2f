import { Description, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { contractIn } from '../../stories/contract';
import { inTitleCase } from '../../stories/names';
import * as page from '../ComponentPage.css';
import { contractSections } from '../ContractSections';
import { Ours } from '../Ours';
import { OnThisPage, type PageSection, PageSections } from '../PageSections';
import { Advice } from './Advice';
import * as styles from './GuidePage.css';
import type { Guide } from './guide';
import { pageOf } from './left-out';

const isAboutValues = (title: string): boolean =>
  title.startsWith('Foundations/') && !title.endsWith('Voice');

const Files = () => (
  <p className={styles.files}>
    <a className={page.link} href="./tokens.json" download>
      tokens.json
    </a>
    , all values for other tools.{' '}
    <a className={page.link} href="./?path=/docs/foundations-tokens--docs" target="_top">
      Every name
    </a>
    .
  </p>
);

const Parts = ({ names }: { readonly names: readonly string[] }) => (
  <p className={styles.files}>
    Made of{' '}
    {names.map((name, at) => (
      <Fragment key={name}>
        {at === 0 ? '' : ', '}
        <a className={page.link} href={`./?path=/docs/${pageOf(name)}--docs`} target="_top">
          {name}
        </a>
      </Fragment>
    ))}
    .
  </p>
);

interface HeadProps {
  readonly title: string;
  readonly guide: Guide;
}

const Head = ({ title, guide: { use, parts } }: HeadProps) => (
  <Ours>
    <header className={page.head}>
      <div>
        <h1 className={page.name}>{title.split('/').at(-1)}</h1>
        <p className={page.purpose}>{use}</p>
        {isAboutValues(title) ? <Files /> : null}
        {parts ? <Parts names={parts} /> : null}
      </div>
    </header>
  </Ours>
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

const adviceOf = ({ do: wise, dont: unwise }: Guide): readonly PageSection[] =>
  wise && unwise
    ? [
        {
          title: 'Advice',
          body: (
            <Ours>
              <Advice wise={wise} unwise={unwise} />
            </Ours>
          ),
        },
      ]
    : [];

/** The page of a foundation or a pattern: its use, what to do and what not, and all that it shows. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  const { componentId, parameters, title } = useOf('meta', ['meta']).preparedMeta;
  const contract = contractIn(parameters);
  const shown = useShown();
  // A pattern is seen before it is read about; the pages of values are long, and looked things up in.
  const seenFirst = title.startsWith('Patterns/') ? 1 : 0;
  const sections = [
    ...shown.slice(0, seenFirst),
    ...adviceOf(guide),
    ...shown.slice(seenFirst),
    ...(contract ? contractSections({ contract, componentId, draw: () => null }) : []),
  ];
  return (
    <>
      <Head title={title} guide={guide} />
      <OnThisPage sections={sections} />
      <PageSections sections={sections} />
    </>
  );
}
