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
  Fragment,
  type ReactNode,
  useContext,
} from 'react';
import { version } from '../../../packages/ui/package.json';
import { IconCheck } from '../../../packages/ui/src/components/Icons';
import { contractIn } from '../../../packages/ui/stories/contract';
import { inTitleCase, nameIn } from '../../../packages/ui/stories/names';
import { adviceSection } from './Advice';
import { Copy } from './Copy';
import { type PageSection, PageSections } from './PageSections';
import * as styles from './page.css';
import { statesOf } from './States';
import { tokensFor } from './StateTokens';
import { Table } from './Table';
import { declarationsIn, hooksOf } from './types';

type Component = ComponentType<Readonly<Record<string, unknown>>> & {
  readonly __docgenInfo?: { readonly displayName: string };
};

/** True for a file in the folders that `art` exports. */
const isArt = (fileName: string): boolean => /\/(Comb|SwatchCard)\//.test(fileName);

const importOf = (exported: readonly string[], fileName: string): string =>
  `import { ${exported.join(', ')} } from '@tallycomb/ui${isArt(fileName) ? '/art' : ''}';`;

/** Lets a name break between its words: `ScrollToTop`, `Button`. */
const inWords = (name: string) =>
  name.split(/(?<=[a-z])(?=[A-Z])/).map((word, at) => (
    <Fragment key={word}>
      {at === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));

const Props = () => (
  <div className={styles.props}>
    <Controls />
  </div>
);

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** True for a story whose play function proves its description. */
const isClaim = ({ moduleExport, parameters }: PreparedStory): boolean =>
  'play' in moduleExport && Boolean(parameters.docs?.description?.story);

/** Section of a component's claims, each with the story that proves it; empty without any. */
function claimsSection(stories: readonly PreparedStory[]): readonly PageSection[] {
  const claims = stories.filter(isClaim);
  if (claims.length === 0) return [];
  const list = (
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
  return [{ title: 'Accessibility', body: list }];
}

const section = (title: string, body: ReactNode): readonly PageSection[] =>
  body ? [{ title, body }] : [];

/** The page of one component: example and code, props, states, tokens, advice, accessibility. */
export function ComponentPage() {
  const { parameters, title, argTypes, ...meta } = useOf('meta', ['meta']).preparedMeta;
  // All stories of this package show React components.
  const component = meta.component as Component;
  const contract = contractIn(parameters);
  const { keys, also = [] } = contract ?? {};
  const name = nameIn(title);
  const stories = useContext(DocsContext).componentStories();
  const draw = (props?: Readonly<Record<string, unknown>>) =>
    createElement(component, { ...stories[0]?.initialArgs, ...props });
  const exported = [component.__docgenInfo?.displayName ?? name, ...also];
  const hooks = hooksOf(also);
  const summaries = Object.values(argTypes)
    .map(({ table }) => table?.type?.summary ?? '')
    .filter((type) => !type.includes('=>'));
  const types = [...hooks, ...declarationsIn([...hooks, ...summaries].join(' '))].join('\n');
  const sections: readonly PageSection[] = [
    ...section('Props', <Props />),
    ...section('States', statesOf({ component, stories, ...contract })),
    ...section(
      'Code',
      <>
        <Source dark />
        {types && <Source dark code={types} language="typescript" />}
      </>,
    ),
    ...section('Tokens', tokensFor({ ...contract }, name)),
    ...adviceSection(contract, draw),
    ...section(
      'Keys',
      keys && (
        <Unstyled>
          <Table
            headings={['Key', 'Does']}
            rows={Object.fromEntries(Object.entries(keys).map((row) => [row[0], row]))}
          />
        </Unstyled>
      ),
    ),
    ...claimsSection(stories),
  ];
  return (
    <>
      <Unstyled>
        <header className={styles.head}>
          <h1 className={styles.name}>{inWords(name)}</h1>
          <p className={styles.purpose}>{contract?.purpose}</p>
          <div className={styles.renders}>
            <Description />
          </div>
          <p className={styles.renders}>
            <Copy text={importOf(exported, String(parameters.fileName))} /> Version {version}
          </p>
        </header>
      </Unstyled>
      <Primary />
      <PageSections sections={sections} />
    </>
  );
}
