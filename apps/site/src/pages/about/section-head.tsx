import { Heading, Lead } from '@tallycomb/ui';
import * as styles from './section-head.css';
import { WholeZones } from './whole-zones';

interface SectionHeadProps {
  /** Names the section, by its `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
}

/** What a section is about on the left, and the sentence to it on the right. */
export function SectionHead({ id, heading, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <Lead className={styles.lead}>
        <WholeZones text={lead} />
      </Lead>
    </div>
  );
}
