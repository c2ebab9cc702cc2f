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
import { type Contract, contractIn } from '../../../packages/ui/stories/contract';
import { nameIn } from '../../../packages/ui/stories/names';
import { asModule } from '../../../packages/ui/stories/snippet';
import { adviceOf } from './Advice';
import { examplesOf, PageLink, type PreparedStory, StoryLink } from './Examples';
import { PageSection } from './PageSection';
import * as styles from './page.css';
import { tokensFor } from './StateTokens';
import { Table } from './Table';
import { typesIn } from './types';

type Component = ComponentType<Readonly<Record<string, unknown>>>;

/** Cases for something else, with links to it; nothing without any. */
const insteadOf = ({ whenNot }: Contract): ReactNode =>
  whenNot && (
    <Table
      headings={['If', 'Use']}
      rows={whenNot.map(([situation, use, page]) => [
        situation,
        page ? (
          <PageLink key="use" id={page}>
            {use}
          </PageLink>
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
function claimsOf(stories: readonly PreparedStory[], name: string): ReactNode {
  const rows = stories
    .filter(isClaim)
    .map((story) => [
      <Description key="claim" of={story.moduleExport} />,
      <StoryLink
        key="proof"
        {...story}
        panel={story.parameters.interactions?.disable ? 'a11y' : 'interactions'}
      />,
    ]);
  return (
    rows.length > 0 && (
      <>
        <p>
          CI plays them on each change, by <code>pnpm test:stories -g {name}</code> in{' '}
          <code>apps/storybook</code>. Open one: it plays, and Interactions says Pass.{' '}
          <PageLink id="accessibility--docs">All tests</PageLink>
        </p>
        <Table headings={['Promise', 'Proof']} rows={rows} />
      </>
    )
  );
}

type CodeProps = Parameters<typeof useSourceProps>[0];

/** Code in the page's theme, as on pages of text; Storybook's `Source` is light without being told. */
function Code(props: CodeProps) {
  const { code = '' } = useSourceProps(props, useContext(DocsContext), useContext(SourceContext));
  return <CodeOrSourceMdx className="language-tsx">{code}</CodeOrSourceMdx>;
}

/** The page of one component: example, code, props, states, tokens, advice, keys and claims. */
export default function ComponentPage() {
  const { parameters, title, argTypes, ...meta } = useOf('meta', ['meta']).preparedMeta;
  // All stories of this package show React components.
  const component = meta.component as Component;
  const contract = contractIn(parameters);
  const { purpose, keys, code, control, also = [] } = contract;
  const name = nameIn(title);
  const stories = useContext(DocsContext).componentStories();
  const draw = (props?: Readonly<Record<string, unknown>>) =>
    createElement(component, { ...stories[0]?.initialArgs, ...props });
  const named = Object.values(argTypes).map(({ table }) => table?.type?.summary ?? '');
  const types = typesIn([...also, ...named.filter((type) => !type.includes('=>'))].join(' '));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name}>
          {name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word) => [word, <wbr key={word} />])}
        </h1>
        <p className={styles.purpose}>{purpose}</p>
      </header>
      <Primary />
      <PageSection title="When Not">{insteadOf(contract)}</PageSection>
      <PageSection title="Code">
        <Code transform={(drawn) => asModule(code ?? drawn)} />
      </PageSection>
      <PageSection title="Types">
        {types.length > 0 && <Code code={types.join('\n')} />}
      </PageSection>
      <PageSection title="Props">
        <div className={styles.props}>
          <Description />
          <Controls />
          <p>
            Its element takes <code>className</code>, <code>ref</code>, <code>aria-*</code> and
            event handlers, too.
          </p>
        </div>
      </PageSection>
      <PageSection title={control ? 'States and Tokens' : 'Tokens'}>
        {tokensFor(name, { draw, stories, ...contract })}
      </PageSection>
      <PageSection title="Examples">{examplesOf({ draw, stories, ...contract })}</PageSection>
      <PageSection title="Do and Don’t">{adviceOf(contract, draw)}</PageSection>
      <PageSection title="Keys">
        {keys && <Table headings={['Key', 'Does']} rows={Object.entries(keys)} />}
      </PageSection>
      <PageSection title="Accessibility">{claimsOf(stories, name)}</PageSection>
    </>
  );
}
