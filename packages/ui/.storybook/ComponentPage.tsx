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
import { type Claim, type Contract, contractIn, storyId } from './contract';

/** Storybook's pages know one theme, ours in light; what we add to them has to keep to it. */
const Ours = ({ children }: { children: ReactNode }) => (
  <Unstyled className={styles.page} data-theme="light">
    {children}
  </Unstyled>
);

const Advice = ({ wise, unwise }: { wise: readonly string[]; unwise: readonly string[] }) => (
  <div className={styles.advice}>
    <div className={styles.wise}>
      <h3>Do</h3>
      <ul>
        {wise.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
    <div className={styles.unwise}>
      <h3>Don’t</h3>
      <ul>
        {unwise.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  </div>
);

const Anatomy = ({ parts }: { parts: Contract['anatomy'] }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ part, is }) => (
        <tr key={part}>
          <th scope="row">{part}</th>
          <td>{is}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const kinds = {
  key: 'Key',
  role: 'Role',
  announced: 'Announced',
  preference: 'Preference',
} as const satisfies Record<Claim['kind'], string>;

interface ClaimsProps {
  readonly claims: readonly Claim[];
  readonly componentId: string;
}

const Claims = ({ claims, componentId }: ClaimsProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">About</th>
        <th scope="col">Promise</th>
        <th scope="col">Proved by the story</th>
      </tr>
    </thead>
    <tbody>
      {claims.map(({ kind, subject, promise, provedBy }) => (
        <tr key={`${subject} ${promise}`}>
          <th scope="row">
            {kinds[kind]}: {subject}
          </th>
          <td>{promise}</td>
          <td>
            <a href={`./?path=/story/${storyId(componentId, provedBy)}`} target="_top">
              {provedBy}
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
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

function Contracted({ contract, componentId }: { contract: Contract; componentId: string }) {
  return (
    <Ours>
      <h2 className={styles.title}>Anatomy</h2>
      <Anatomy parts={contract.anatomy} />
      <h2 className={styles.title}>Do and don’t</h2>
      <Advice wise={contract.do} unwise={contract.dont} />
      <h2 className={styles.title}>Accessibility contract</h2>
      <Claims claims={contract.accessibility} componentId={componentId} />
    </Ours>
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
      {contract ? <Contracted contract={contract} componentId={componentId} /> : null}
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
