import type { GuideSummary } from '@tallycomb/content/guides';
import { GuideCard } from './guide-card';
import * as styles from './guide-grid.css';

interface GuideGridProps {
  readonly guides: readonly GuideSummary[];
  readonly headingLevel: 2 | 3;
  /** How many covers are in view at once and load first. */
  readonly eager?: number;
  /** Whether the first stands at large, and leads the others. */
  readonly hasLead?: boolean;
  /** Whether a cover goes to the head of its guide as the page changes. */
  readonly coversTravel?: boolean;
}

/** Two cards a row, one below 768 pixels. */
export function GuideGrid({
  guides,
  headingLevel,
  eager = 0,
  hasLead = false,
  coversTravel = false,
}: GuideGridProps) {
  return (
    <ul className={hasLead ? styles.led : styles.grid}>
      {guides.map((guide, at) => (
        <li key={guide.id}>
          <GuideCard
            guide={guide}
            headingLevel={headingLevel}
            isEager={at < eager}
            coverTravels={coversTravel}
          />
        </li>
      ))}
    </ul>
  );
}
