import { IconCheck } from '../../../packages/ui/src/components/Icons';
import { type Claim, storyId, storyName } from '../../../packages/ui/stories/contract';
import * as styles from './Claims.css';
import { Ours, type PageSection } from './PageSections';

/** The kinds of promise, in the order in which a page tells them. */
const kinds = {
  key: 'Keyboard',
  role: 'Roles',
  announced: 'What is announced',
  preference: 'Preferences and screens',
} as const satisfies Record<Claim['kind'], string>;

interface ClaimsProps {
  readonly claims: readonly Claim[];
  readonly componentId: string;
}

const Claims = ({ claims, componentId }: ClaimsProps) => (
  <dl className={styles.claims}>
    {claims.map(({ subject, promise, provedBy }) => (
      <div key={`${subject} ${promise}`}>
        <dt>{subject}</dt>
        <dd>{promise}</dd>
        {provedBy ? (
          <dd>
            <a href={`./?path=/story/${storyId(componentId, provedBy)}`} target="_top">
              <IconCheck /> {storyName(provedBy)}
            </a>
          </dd>
        ) : null}
      </div>
    ))}
  </dl>
);

const ByKind = ({ claims, componentId }: ClaimsProps) =>
  Object.entries(kinds)
    .map(([kind, name]) => ({ name, own: claims.filter((claim) => claim.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => (
      <Ours key={name}>
        <h3 className={styles.kind}>{name}</h3>
        <Claims claims={own} componentId={componentId} />
      </Ours>
    ));

/** What a component promises, and the story that proves it; nothing where it promises nothing. */
export const claimsSection = (
  claims: readonly Claim[] = [],
  componentId: string,
): readonly PageSection[] =>
  claims.length === 0
    ? []
    : [{ title: 'Accessibility', body: <ByKind claims={claims} componentId={componentId} /> }];
