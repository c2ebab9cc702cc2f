import type { ReactNode } from 'react';
import { IconCheck, IconClose } from '../src/components/Icons';
import {
  type Claim,
  type Contract,
  type DrawnAdvice,
  isDrawn,
  type Advice as Line,
  storyId,
  storyName,
} from '../stories/contract';
import { Anatomy } from './Anatomy';
import * as styles from './ContractSections.css';
import { Ours } from './Ours';
import type { PageSection } from './PageSections';

/** The component as its first story has it, but for the given props. */
export type Draw = (props?: Readonly<Record<string, unknown>>) => ReactNode;

interface AdviceProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly sign: typeof IconCheck;
  readonly look: string;
  readonly draw: Draw;
}

const Example = ({ line, draw }: { readonly line: DrawnAdvice; readonly draw: Draw }) => (
  <div className={styles.example} inert>
    {'props' in line ? (
      draw(line.props)
    ) : (
      <div className={line.isWide ? styles.wide : undefined}>{line.drawn}</div>
    )}
  </div>
);

const Advice = ({ title, lines, sign: Sign, look, draw }: AdviceProps) => (
  <div className={look}>
    <h3>{title}</h3>
    <ul>
      {lines
        .map((line) => (typeof line === 'string' ? { says: line } : line))
        .map((line) => (
          <li key={line.says}>
            <Sign />
            {line.says}
            {isDrawn(line) ? <Example line={line} draw={draw} /> : null}
          </li>
        ))}
    </ul>
  </div>
);

/** The kinds of promise, in the order in which a page tells them. */
const kinds = {
  key: 'Keyboard',
  role: 'Roles',
  announced: 'What is announced',
  preference: 'Preferences and screens',
} as const satisfies Record<Claim['kind'], string>;

const isKey = (word: string): boolean =>
  /^(Tab|Escape|Enter|Space|Home|End|arrow keys)$/.test(word);

/** `Tab, Home` as two keys; any other word as it is. */
const Subject = ({ words }: { readonly words: string }) =>
  words
    .split(', ')
    .map((word) =>
      isKey(word) ? (
        <kbd key={word} className={styles.key}>
          {word}
        </kbd>
      ) : (
        word
      ),
    )
    .flatMap((word, index) => (index === 0 ? [word] : [' ', word]));

interface ClaimsProps {
  readonly claims: readonly Claim[];
  readonly componentId: string;
}

const ClaimRow = ({ claim, componentId }: { claim: Claim; componentId: string }) => (
  <tr>
    <th scope="row">
      <Subject words={claim.subject} />
    </th>
    <td>{claim.promise}</td>
    <td>
      <a
        className={styles.proof}
        href={`./?path=/story/${storyId(componentId, claim.provedBy)}`}
        target="_top"
      >
        <IconCheck /> {storyName(claim.provedBy)}
      </a>
    </td>
  </tr>
);

function Claims({ claims, componentId }: ClaimsProps) {
  const groups = Object.entries(kinds).map(([kind, name]) => ({
    name,
    own: claims.filter((claim) => claim.kind === kind),
  }));
  return (
    <table className={styles.claims}>
      <thead>
        <tr>
          <th scope="col">About</th>
          <th scope="col">Promise</th>
          <th scope="col">Proved by the story</th>
        </tr>
      </thead>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ name, own }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {name}
              </th>
            </tr>
            {own.map((claim) => (
              <ClaimRow
                key={`${claim.subject} ${claim.promise}`}
                claim={claim}
                componentId={componentId}
              />
            ))}
          </tbody>
        ))}
    </table>
  );
}

interface ContractSectionsOptions {
  readonly contract: Contract;
  readonly componentId: string;
  readonly draw: Draw;
}

/** What the contract says, in the order of a page. */
export function contractSections(options: ContractSectionsOptions): readonly PageSection[] {
  const { contract, componentId, draw } = options;
  const { anatomy, isDrawnWide, drawn, drawnWith } = contract;
  return [
    ...(anatomy
      ? [
          {
            title: 'Anatomy',
            body: (
              <Anatomy parts={anatomy} isWide={isDrawnWide}>
                {drawn ?? draw(drawnWith)}
              </Anatomy>
            ),
          },
        ]
      : []),
    {
      title: 'Advice',
      body: (
        <div className={styles.advice}>
          <Advice title="Do" lines={contract.do} sign={IconCheck} look={styles.wise} draw={draw} />
          <Advice
            title="Don’t"
            lines={contract.dont}
            sign={IconClose}
            look={styles.unwise}
            draw={draw}
          />
        </div>
      ),
    },
    {
      title: 'Accessibility Contract',
      body: <Claims claims={contract.accessibility} componentId={componentId} />,
    },
  ].map(({ title, body }) => ({ title, body: <Ours>{body}</Ours> }));
}
