import { SearchBox, Sheet, SheetHead, type VignetteProps } from './Sheet';
import * as sheet from './Sheet.css';
import type { person } from './TalentVignette.css';
import * as styles from './TalentVignette.css';

/** One person of the list. */
export interface VignettePerson {
  /** Tells it from the other people. */
  readonly id: string;
  /** Their trade. */
  readonly role: string;
  /** Their place of work. */
  readonly workplace: string;
  /** Contact once it is unlocked; without it the name stays masked. */
  readonly contact?: string;
  /** Background of the swatch of hair that stands for the person. */
  readonly tone: keyof typeof person;
}

/** Props of `TalentVignette`. */
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

const Known = ({ role, contact, workplace }: VignettePerson) => (
  <p className={sheet.titled}>
    {contact ? `${role}\n${contact}\n` : role}
    {contact ? null : <span className={styles.masked} />}
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
        <div key={person.id} className={styles.person[person.tone]}>
          <Known {...person} />
          <span className={styles.contact[person.contact ? 'unlocked' : 'locked']}>
            {person.contact ? unlocked : unlock}
          </span>
        </div>
      ))}
    </Sheet>
  );
}
