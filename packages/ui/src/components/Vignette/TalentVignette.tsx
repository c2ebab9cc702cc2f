import { strandPaths } from '../../comb/strands';
import { classNames } from '../../styles/class-names';
import { SearchBox, Sheet, SheetHead, type VignetteProps } from './Sheet';
import * as styles from './TalentVignette.css';

/** One person of the list. */
export interface VignettePerson {
  /** Tells it from the other people. */
  readonly id: string;
  /** What they do. */
  readonly role: string;
  /** Where they do it. */
  readonly workplace: string;
  /** What is known once the contact is unlocked; without it the name stays masked. */
  readonly contact?: string;
  /** Background of the swatch of hair that stands for the person. */
  readonly tone: keyof typeof styles.tone;
}

/** What `TalentVignette` takes. */
export interface TalentVignetteProps extends VignetteProps {
  /** Title of the drawn sheet. */
  readonly heading: string;
  /** In the pill beside the title. */
  readonly badge: string;
  /** In the drawn search box. */
  readonly search: string;
  /** On the drawn button of a masked contact. */
  readonly unlock: string;
  /** In its place once it is unlocked. */
  readonly unlocked: string;
  /** One row each. */
  readonly people: readonly VignettePerson[];
}

const at = (x: number, y: number) => ({ x, y });

/** A swatch of hair in a box of 56 by 56 units; the few strands that differ have a color of their own. */
const hair = strandPaths({
  left: [at(2, -6), at(-12, 18), at(14, 40), at(-2, 62)],
  right: [at(64, -6), at(44, 18), at(72, 40), at(56, 62)],
  count: 13,
  seed: 6,
});

const Swatch = ({ tone }: Pick<VignettePerson, 'tone'>) => (
  <svg
    viewBox="0 0 56 56"
    className={classNames(styles.hair, styles.tone[tone])}
    aria-hidden="true"
  >
    <path className={styles.most[tone]} d={hair.dark} />
    <path className={styles.few[tone]} d={hair.red + hair.brown} />
  </svg>
);

const Known = ({ role, contact, workplace }: VignettePerson) => (
  <p className={styles.known}>
    <b className={styles.role}>{role}</b>
    {contact ? `\n${contact}\n` : <span className={styles.masked} />}
    {workplace}
  </p>
);

/** A `<div role="img">`: a list of people whose names are combs until their contact is unlocked. */
export function TalentVignette(props: TalentVignetteProps) {
  const { heading, badge, search, unlock, unlocked, people, ...rest } = props;
  return (
    <Sheet {...rest}>
      <SheetHead heading={heading} badge={badge} />
      <SearchBox className={styles.search}>{search}</SearchBox>
      {people.map((person) => (
        <div key={person.id} className={styles.person}>
          <Swatch tone={person.tone} />
          <Known {...person} />
          <span className={styles.contact[person.contact ? 'unlocked' : 'locked']}>
            {person.contact ? unlocked : unlock}
          </span>
        </div>
      ))}
    </Sheet>
  );
}
