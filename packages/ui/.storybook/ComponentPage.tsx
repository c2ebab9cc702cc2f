import { Controls, DocsContext, Primary, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, useContext } from 'react';
import { contractIn } from '../stories/contract';
import { nameIn } from '../stories/names';
import { Bytes } from './Bytes';
import { moduleOf } from './bytes-of';
import { ComponentHead } from './ComponentHead';
import * as styles from './ComponentPage.css';
import { contractSections } from './ContractSections';
import { Notes, UsedOn } from './Facts';
import { Matrix, type State } from './Matrix';
import { Ours } from './Ours';
import { OnThisPage, type PageSection, PageSections } from './PageSections';
import { States } from './States';

type Component = ComponentType<Readonly<Record<string, unknown>>> & {
  readonly __docgenInfo?: { readonly displayName: string };
};

/** Of the stories in this page, the first and those that give the component other props. */
const useStates = (): readonly State[] =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ moduleExport }, index) => index === 0 || 'args' in moduleExport)
    .filter(({ tags, moduleExport }) => tags.includes('autodocs') && !('render' in moduleExport))
    .map(({ id, name, initialArgs }) => ({ id, name, props: initialArgs }));

interface PropsProps {
  /** Whether the page has shown the first story before. */
  readonly isShown: boolean;
}

/** Its props, beneath the state that they change. */
function Props({ isShown }: PropsProps) {
  const stories = useContext(DocsContext).componentStories();
  // A story with a drawing of its own takes no props.
  const first = stories.find(({ moduleExport }) => !('render' in moduleExport)) ?? stories[0];
  return (
    <>
      {first && isShown ? (
        <div className={styles.changed}>
          <Story of={first.moduleExport} />
        </div>
      ) : (
        <Primary />
      )}
      <div className={styles.scrolling}>
        <Controls />
      </div>
    </>
  );
}

/** The page of one component: its looks, its parts, advice, contract, props, states, use, bytes. */
export function ComponentPage() {
  const { componentId, parameters, title, ...meta } = useOf('meta', ['meta']).preparedMeta;
  // Stories of this package are of React components.
  const component = meta.component as Component;
  const contract = contractIn(parameters);
  const fileName = String(parameters.fileName);
  const name = nameIn(title);
  const names = [name, component.__docgenInfo?.displayName ?? name] as const;
  const [firstStory] = useContext(DocsContext).componentStories();
  const states = useStates();
  const backgrounds = contract?.backgrounds;
  const sections: readonly PageSection[] = [
    ...(contract
      ? contractSections({
          contract,
          componentId,
          draw: (props) => createElement(component, { ...firstStory?.initialArgs, ...props }),
        })
      : []),
    { title: 'Props', body: <Props isShown={!backgrounds} /> },
    { title: 'States', body: <States drawn={backgrounds ? states : []} /> },
    {
      title: 'Used On',
      body: (
        <Ours>
          <UsedOn names={names} />
        </Ours>
      ),
    },
    {
      title: 'Release Notes',
      body: (
        <Ours>
          <Notes names={names} />
        </Ours>
      ),
    },
    {
      title: 'Bytes',
      body: (
        <Ours>
          <Bytes name={moduleOf(fileName)} />
        </Ours>
      ),
    },
  ];
  return (
    <>
      <ComponentHead names={names} purpose={contract?.purpose} fileName={fileName} />
      <OnThisPage sections={sections} />
      {backgrounds ? (
        <Ours>
          <Matrix component={component} states={states} on={backgrounds} />
        </Ours>
      ) : (
        <Primary />
      )}
      <PageSections sections={sections} />
    </>
  );
}
