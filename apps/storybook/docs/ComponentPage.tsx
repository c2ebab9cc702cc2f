import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Source,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import {
  type ComponentType,
  type ContextType,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { version } from '../../../packages/ui/package.json';
import { IconCheck } from '../../../packages/ui/src/components/Icons';
import { contractIn } from '../../../packages/ui/stories/contract';
import { inTitleCase, nameIn } from '../../../packages/ui/stories/names';
import { adviceOf } from './Advice';
import { Copy } from './Copy';
import { PageSection } from './PageSection';
import * as styles from './page.css';
import { statesOf } from './States';
import { tokensFor } from './StateTokens';
import { Table } from './Table';
import { typesOf } from './types';

type Component = ComponentType<Readonly<Record<string, unknown>>> & {
  readonly __docgenInfo?: { readonly displayName: string };
};

/** True for a file in the folders that `art` exports. */
const isArt = (fileName: string): boolean => /\/(Comb|SwatchCard)\//.test(fileName);

const importOf = (exported: readonly string[], fileName: string): string =>
  `import { ${exported.join(', ')} } from '@tallycomb/ui${isArt(fileName) ? '/art' : ''}';`;

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** True for a story whose play function proves its description. */
const isClaim = ({ moduleExport, parameters }: PreparedStory): boolean =>
  'play' in moduleExport && Boolean(parameters.docs?.description?.story);

/** Claims of a component, each with the story that proves it; nothing without any. */
function claimsOf(stories: readonly PreparedStory[]): ReactNode {
  const claims = stories.filter(isClaim);
  if (claims.length === 0) return null;
  return (
    <Unstyled>
      <ul className={styles.claims}>
        {claims.map(({ id, name, moduleExport }) => (
          <li key={id}>
            <Description of={moduleExport} />
            <a href={`./?path=/story/${id}`} target="_top">
              <IconCheck /> {inTitleCase(name)}
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The page of one component: example, props, states, code, tokens, advice, keys and claims. */
export function ComponentPage() {
  const { parameters, title, argTypes, ...meta } = useOf('meta', ['meta']).preparedMeta;
  // All stories of this package show React components.
  const component = meta.component as Component;
  const contract = contractIn(parameters);
  const { purpose, keys, also = [] } = contract;
  const name = nameIn(title);
  const stories = useContext(DocsContext).componentStories();
  const draw = (props?: Readonly<Record<string, unknown>>) =>
    createElement(component, { ...stories[0]?.initialArgs, ...props });
  const exported = [component.__docgenInfo?.displayName ?? name, ...also];
  const types = typesOf(argTypes, also);
  return (
    <>
      <Unstyled>
        <header className={styles.head}>
          {/* Breaks between its words. */}
          <h1 className={styles.name}>{name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '\u200B')}</h1>
          <p className={styles.purpose}>{purpose}</p>
          <div className={styles.renders}>
            <Description />
            <p>
              <Copy text={importOf(exported, String(parameters.fileName))} /> Version {version}
            </p>
          </div>
        </header>
      </Unstyled>
      <Primary />
      <PageSection title="Props">
        <div className={styles.props}>
          <Controls />
        </div>
      </PageSection>
      <PageSection title="States">{statesOf({ component, stories, ...contract })}</PageSection>
      <PageSection title={types ? 'Code and Types' : 'Code'}>
        <Source dark />
        {types && <Source dark code={types} language="typescript" />}
      </PageSection>
      <PageSection title="Tokens">{tokensFor(contract, name)}</PageSection>
      <PageSection title="Do and Don’t">{adviceOf(contract, draw)}</PageSection>
      <PageSection title="Keys">
        {keys && <Table headings={['Key', 'Does']} rows={Object.entries(keys)} />}
      </PageSection>
      <PageSection title="Accessibility">{claimsOf(stories)}</PageSection>
    </>
  );
}
