import {
  CodeOrSourceMdx,
  Controls,
  Description,
  DocsContext,
  Primary,
  SourceContext,
  useOf,
  useSourceProps,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import { version } from '../../../packages/ui/package.json';
import { type Contract, contractIn } from '../../../packages/ui/stories/contract';
import { nameIn } from '../../../packages/ui/stories/names';
import { asModule } from '../../../packages/ui/stories/snippet';
import { adviceOf } from './Advice';
import { Copy } from './Copy';
import { PageSection } from './PageSection';
import * as styles from './page.css';
import { type PreparedStory, StoryLink, statesOf } from './States';
import { tokensFor } from './StateTokens';
import { Table } from './Table';
import { elementsOf, typesOf } from './types';

type Component = ComponentType<Readonly<Record<string, unknown>>> & {
  readonly __docgenInfo?: { readonly displayName: string };
};

/** True for a file in the folders that `art` exports. */
const isArt = (fileName: string): boolean => /\/(Comb|SwatchCard)\//.test(fileName);

const importOf = (exported: readonly string[], fileName: string): string =>
  `import { ${exported.join(', ')} } from '@tallycomb/ui${isArt(fileName) ? '/art' : ''}';`;

/** Cases for something else, with links to it; nothing without any. */
const insteadOf = ({ whenNot }: Contract): ReactNode =>
  whenNot && (
    <Table
      headings={['If', 'Use']}
      rows={whenNot.map(([situation, use, page]) => [
        situation,
        page ? (
          <a key="use" href={`./?path=/docs/${page}`} target="_top">
            {use}
          </a>
        ) : (
          use
        ),
      ])}
    />
  );

/** True for a story whose play function proves its description. */
const isClaim = ({ moduleExport, parameters }: PreparedStory): boolean =>
  'play' in moduleExport && Boolean(parameters.docs?.description?.story);

/** Claims of a component, each with the story that proves it; nothing without any. */
function claimsOf(stories: readonly PreparedStory[]): ReactNode {
  const rows = stories
    .filter(isClaim)
    .map(({ id, name, moduleExport }) => [
      <Description key="claim" of={moduleExport} />,
      <StoryLink key="proof" id={id} name={name} />,
    ]);
  return rows.length > 0 && <Table headings={['Promise', 'Played on each change']} rows={rows} />;
}

type CodeProps = Parameters<typeof useSourceProps>[0];

/** Code in the page's theme, as on pages of text; Storybook's `Source` is light without being told. */
function Code(props: CodeProps) {
  const { code = '' } = useSourceProps(props, useContext(DocsContext), useContext(SourceContext));
  return <CodeOrSourceMdx className="language-tsx">{code}</CodeOrSourceMdx>;
}

/** The fields of its data, then their types; types alone without fields, and nothing without types. */
function typesAfter(data: Contract['data'], types: string): ReactNode {
  const source = types && <Code code={types} />;
  return data ? (
    <>
      <Table headings={['Field', 'Type', 'Meaning']} rows={data} />
      <details>
        <summary>Types</summary>
        {source}
      </details>
    </>
  ) : (
    source
  );
}

/** Native props that a component hands to its element; nothing without any. */
const nativeProps = (elements: readonly string[]): ReactNode =>
  elements.length > 0 && (
    <p>
      All else that <code>{elements.map((tag) => `<${tag}>`).join(' or ')}</code> takes goes to it:{' '}
      <code>className</code>, <code>ref</code>, <code>aria-*</code>, event handlers.
    </p>
  );

/** The page of one component: example, props, code, advice, states, tokens, keys and claims. */
export default function ComponentPage() {
  const { parameters, title, argTypes, ...meta } = useOf('meta', ['meta']).preparedMeta;
  // All stories of this package show React components.
  const component = meta.component as Component;
  const contract = contractIn(parameters);
  const { purpose, keys, code, also = [] } = contract;
  const name = nameIn(title);
  const stories = useContext(DocsContext).componentStories();
  const draw = (props?: Readonly<Record<string, unknown>>) =>
    createElement(component, { ...stories[0]?.initialArgs, ...props });
  const exported = [component.__docgenInfo?.displayName ?? name, ...also];
  const types = typesOf(argTypes, also);
  return (
    <>
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
      <Primary />
      <PageSection title="Props">
        <div className={styles.props}>
          <Controls />
          {nativeProps(elementsOf(name))}
        </div>
      </PageSection>
      <PageSection title="Code">
        <Code transform={(drawn) => asModule(code ?? drawn)} />
      </PageSection>
      <PageSection title={types.includes('function ') ? 'Types' : 'Data'}>
        {typesAfter(contract.data, types)}
      </PageSection>
      <PageSection title="Do and Don’t">{adviceOf(contract, draw)}</PageSection>
      <PageSection title="When Not">{insteadOf(contract)}</PageSection>
      <PageSection title="States">{statesOf({ component, stories, ...contract })}</PageSection>
      <PageSection title="Tokens">{tokensFor(contract, name)}</PageSection>
      <PageSection title="Keys">
        {keys && <Table headings={['Key', 'Does']} rows={Object.entries(keys)} />}
      </PageSection>
      <PageSection title="Accessibility">{claimsOf(stories)}</PageSection>
    </>
  );
}
