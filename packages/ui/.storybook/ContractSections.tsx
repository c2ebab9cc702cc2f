import * as styles from './ComponentPage.css';
import { type Claim, type Contract, storyId } from './contract';

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

/** What the contract says beneath a component's first story. */
export function ContractSections({
  contract,
  componentId,
}: {
  contract: Contract;
  componentId: string;
}) {
  return (
    <>
      <h2 className={styles.title}>Anatomy</h2>
      <Anatomy parts={contract.anatomy} />
      <h2 className={styles.title}>Do and don’t</h2>
      <Advice wise={contract.do} unwise={contract.dont} />
      <h2 className={styles.title}>Accessibility contract</h2>
      <Claims claims={contract.accessibility} componentId={componentId} />
    </>
  );
}
