import { Controls, Description, DocsContext, Primary, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import { Bytes } from './Bytes';
import { bytesOf, inKilobytes, moduleOf } from './bytes-of';
import * as styles from './ComponentPage.css';
import { ContractSections } from './ContractSections';
import { type Contract, contractIn } from './contract';
import { Notes, Status, UsedOn } from './Facts';
import { Matrix } from './Matrix';
import { nameIn } from './names';
import { Ours } from './Ours';
import { States } from './States';

const Title = ({ children }: { readonly children: ReactNode }) => (
  <Ours>
    <h2 className={styles.title}>{children}</h2>
  </Ours>
);

const Price = ({ bytes }: { readonly bytes: number }) => (
  <p className={styles.price}>
    <span className={styles.figure}>
      {inKilobytes(bytes)} <span className={styles.unit}>KB</span>
    </span>
    <small>script, as sent</small>
  </p>
);

const TokensLink = () => (
  <p className={styles.purpose}>
    Names and values stand under{' '}
    <a className={styles.link} href="./?path=/docs/foundations-tokens--docs" target="_top">
      Tokens
    </a>
    , the file for other tools too.
  </p>
);

interface HeadProps {
  readonly title: string;
  readonly contract: Contract | undefined;
  readonly bytes: number | undefined;
  readonly status: ReactNode;
}

const Head = ({ title, contract, bytes, status }: HeadProps) => (
  <Ours>
    <header className={styles.head}>
      <div>
        <h1 className={styles.name}>{nameIn(title)}</h1>
        {contract ? <p className={styles.purpose}>{contract.purpose}</p> : null}
        {title.startsWith('Foundations/') ? <TokensLink /> : null}
        <div className={styles.renders}>
          <Description />
        </div>
        {status}
      </div>
      {bytes === undefined ? null : <Price bytes={bytes} />}
    </header>
  </Ours>
);

type Component = ComponentType<Readonly<Record<string, unknown>>>;

/** Of the stories in this page, the first and those that give the component other props. */
const useStates = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ moduleExport }, index) => index === 0 || 'args' in moduleExport)
    .filter(({ tags, moduleExport }) => tags.includes('autodocs') && !('render' in moduleExport))
    .map(({ name, initialArgs }) => ({ name, props: initialArgs }));

interface ContractPartProps {
  readonly contract: Contract;
  readonly component: Component | undefined;
  readonly componentId: string;
}

function ContractPart({ contract, component, componentId }: ContractPartProps) {
  const states = useStates();
  const [first] = states;
  return (
    <>
      <Ours>
        <ContractSections
          contract={contract}
          componentId={componentId}
          titleClass={styles.title}
          draw={(props) => component && createElement(component, { ...first?.props, ...props })}
        />
      </Ours>
      {component && contract.backgrounds ? (
        <>
          <Title>Every State, on Every Background</Title>
          <Ours>
            <Matrix component={component} states={states} on={contract.backgrounds} />
          </Ours>
        </>
      ) : null}
    </>
  );
}

/** The page of one component: purpose, anatomy, advice, contract, props, states, use, bytes. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentId, parameters, title } = preparedMeta;
  // Stories of this package are of React components.
  const component = preparedMeta.component as Component | undefined;
  const contract = contractIn(parameters);
  const fileName = String(parameters.fileName);
  const module = moduleOf(fileName);
  const name = nameIn(title);
  return (
    <>
      <Head
        title={title}
        contract={contract}
        bytes={component ? bytesOf(module) : undefined}
        status={component ? <Status name={name} fileName={fileName} /> : null}
      />
      <Primary />
      {contract ? (
        <ContractPart contract={contract} component={component} componentId={componentId} />
      ) : null}
      {component ? <Title>Props</Title> : null}
      <div className={styles.scrolling}>
        <Controls />
      </div>
      {contract ? <Title>States</Title> : null}
      <States />
      {component ? (
        <>
          <Title>Used On</Title>
          <Ours>
            <UsedOn name={name} />
          </Ours>
          <Title>Release Notes</Title>
          <Ours>
            <Notes name={name} />
          </Ours>
          <Title>Bytes</Title>
          <Ours>
            <Bytes name={module} />
          </Ours>
        </>
      ) : null}
    </>
  );
}
