import { built } from 'virtual:bytes';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './ComponentPage.css';
import { ContractSections } from './ContractSections';
import { contractIn } from './contract';

/** Storybook's pages know one theme, ours in light; what we add to them has to keep to it. */
const Ours = ({ children }: { children: ReactNode }) => (
  <Unstyled className={styles.page} data-theme="light">
    {children}
  </Unstyled>
);

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** A component's folder is also the name of its built module. */
const moduleOf = (fileName: string): string => fileName.split('/').at(-2) ?? '';

function Bytes({ name }: { readonly name: string }) {
  const own = built?.components[name];
  if (!built || own === undefined) return <p>Measured once the package is built.</p>;
  return (
    <p>
      {inKilobytes(own)} of script for an app that imports this and nothing else. The one stylesheet
      of all components takes {inKilobytes(built.styles)}. Both as sent, with Brotli, without React.
    </p>
  );
}

/** The page of one component: purpose, anatomy, advice, contract, props, stories, bytes. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentId, parameters } = preparedMeta;
  const contract = contractIn(parameters);
  return (
    <>
      <Title />
      {contract ? (
        <Ours>
          <p className={styles.purpose}>{contract.purpose}</p>
        </Ours>
      ) : null}
      <Description />
      <Primary />
      {contract ? (
        <Ours>
          <ContractSections contract={contract} componentId={componentId} />
        </Ours>
      ) : null}
      {preparedMeta.component ? (
        <Ours>
          <h2 className={styles.title}>Props</h2>
        </Ours>
      ) : null}
      <Controls />
      <Stories includePrimary={false} />
      {preparedMeta.component ? (
        <Ours>
          <h2 className={styles.title}>Bytes</h2>
          <Bytes name={moduleOf(String(parameters.fileName))} />
        </Ours>
      ) : null}
    </>
  );
}
