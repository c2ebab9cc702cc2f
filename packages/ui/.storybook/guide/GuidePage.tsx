import { Description, DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import * as page from '../ComponentPage.css';
import { ContractSections } from '../ContractSections';
import { contractIn } from '../contract';
import { Ours } from '../Ours';
import { Advice } from './Advice';
import * as styles from './GuidePage.css';
import type { Guide } from './guide';

const Head = ({ title, use }: { readonly title: string; readonly use: string }) => (
  <Ours>
    <header className={page.head}>
      <div>
        <h1 className={page.name}>{title.split('/').at(-1)}</h1>
        <p className={page.purpose}>{use}</p>
        {title.startsWith('Foundations/') && !title.endsWith('Voice') ? (
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
        ) : null}
      </div>
    </header>
  </Ours>
);

function Stories() {
  const stories = useContext(DocsContext).componentStories();
  return stories
    .filter(({ tags }) => tags.includes('autodocs'))
    .map(({ id, name, moduleExport }) => (
      <section key={id} className={styles.section}>
        <Ours>
          <h2 className={styles.title}>{name}</h2>
          <div className={styles.words}>
            <Description of={moduleExport} />
          </div>
        </Ours>
        <Story of={moduleExport} />
      </section>
    ));
}

/** The page of a foundation or a pattern: its use, what to do and what not, and all that it shows. */
export function GuidePage({ guide }: { readonly guide: Guide }) {
  const { componentId, parameters, title } = useOf('meta', ['meta']).preparedMeta;
  const contract = contractIn(parameters);
  return (
    <>
      <Head title={title} use={guide.use} />
      {guide.do && guide.dont ? (
        <Ours>
          <div className={styles.section}>
            <Advice wise={guide.do} unwise={guide.dont} />
          </div>
        </Ours>
      ) : null}
      <Stories />
      {contract ? (
        <Ours>
          <ContractSections
            contract={contract}
            componentId={componentId}
            titleClass={page.title}
            draw={() => null}
          />
        </Ours>
      ) : null}
    </>
  );
}
