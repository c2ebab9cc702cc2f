import { Heading, Lead } from '@tallycomb/ui';
import * as styles from './section-head.css';

interface SectionHeadProps {
  /** Names the section, by its `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
}

export function SectionHead({ id, heading, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      {lead ? <Lead>{lead}</Lead> : null}
    </div>
  );
}
