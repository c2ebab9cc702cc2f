import { Controls, Description, Primary, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Bytes } from './Bytes';
import { bytesOf, inKilobytes, moduleOf } from './bytes-of';
import * as styles from './ComponentPage.css';
import { ContractSections } from './ContractSections';
import { type Contract, contractIn } from './contract';
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
}

const Head = ({ title, contract, bytes }: HeadProps) => (
  <Ours>
    <header className={styles.head}>
      <div>
        <h1 className={styles.name}>{title.split('/').at(-1)}</h1>
        {contract ? <p className={styles.purpose}>{contract.purpose}</p> : null}
        {title.startsWith('Foundations/') ? <TokensLink /> : null}
        <div className={styles.renders}>
          <Description />
        </div>
      </div>
      {bytes === undefined ? null : <Price bytes={bytes} />}
    </header>
  </Ours>
);

/** The page of one component: purpose, anatomy, advice, contract, props, states, bytes. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, componentId, parameters, title } = preparedMeta;
  const contract = contractIn(parameters);
  const module = moduleOf(String(parameters.fileName));
  return (
    <>
      <Head title={title} contract={contract} bytes={component ? bytesOf(module) : undefined} />
      <Primary />
      {contract ? (
        <Ours>
          <ContractSections
            contract={contract}
            componentId={componentId}
            titleClass={styles.title}
          />
        </Ours>
      ) : null}
      {component ? <Title>Props</Title> : null}
      <div className={styles.scrolling}>
        <Controls />
      </div>
      {contract ? <Title>States</Title> : null}
      <States />
      {component ? (
        <>
          <Title>Bytes</Title>
          <Ours>
            <Bytes name={module} />
          </Ours>
        </>
      ) : null}
    </>
  );
}
