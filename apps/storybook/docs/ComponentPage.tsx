import { Controls, Description, DocsContext, Primary, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, Fragment, useContext } from 'react';
import { contractIn } from '../../../packages/ui/stories/contract';
import { nameIn } from '../../../packages/ui/stories/names';
import { adviceSection } from './Advice';
import { claimsSection } from './Claims';
import { Copy } from './Copy';
import { PageHead, type PageSection, PageSections } from './PageSections';
import * as styles from './page.css';
import { Sheet } from './Sheet';

type Component = ComponentType<Readonly<Record<string, unknown>>> & {
  readonly __docgenInfo?: { readonly displayName: string };
};

/** The folders of what `art` exports. */
const isArt = (fileName: string): boolean =>
  /\/(illustration|BookShelf|SwatchCard|Vignette)\//.test(fileName);

const importOf = (exported: string, fileName: string): string =>
  `import { ${exported} } from '@tallycomb/ui${isArt(fileName) ? '/art' : ''}';`;

/** On a narrow phone a name breaks between its words: `ScrollToTop`, `Button`. */
const inWords = (name: string) =>
  name.split(/(?<=[a-z])(?=[A-Z])/).map((word, at) => (
    <Fragment key={word}>
      {at === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));

/** The table of props is wider than a phone. */
const Props = () => (
  <div className={styles.scrolling}>
    <Controls />
  </div>
);

/** The page of one component: example and code, props, advice, states, accessibility. */
export function ComponentPage() {
  const { parameters, title, ...meta } = useOf('meta', ['meta']).preparedMeta;
  // Stories of this package are of React components.
  const component = meta.component as Component;
  const contract = contractIn(parameters);
  const name = nameIn(title);
  const stories = useContext(DocsContext).componentStories();
  const draw = (props?: Readonly<Record<string, unknown>>) =>
    createElement(component, { ...stories[0]?.initialArgs, ...props });
  const sections: readonly PageSection[] = [
    { title: 'Props', body: <Props /> },
    ...adviceSection(contract, draw),
    { title: 'States', body: <Sheet component={component} on={contract?.backgrounds} /> },
    ...claimsSection(stories),
  ];
  return (
    <>
      <PageHead name={inWords(name)} purpose={contract?.purpose}>
        <div className={styles.renders}>
          <Description />
        </div>
        <p className={styles.renders}>
          <Copy
            text={importOf(
              component.__docgenInfo?.displayName ?? name,
              String(parameters.fileName),
            )}
          />
        </p>
      </PageHead>
      <Primary />
      <PageSections sections={sections} />
    </>
  );
}
