import type { GuideSummary } from '@tallycomb/content/guides';
import { GuideCard } from './guide-card';
import * as styles from './guide-grid.css';

interface GuideGridProps {
  readonly guides: readonly GuideSummary[];
  readonly headingLevel: 2 | 3;
  /** How many covers are in view at once and load first. */
  readonly eager?: number;
  /** Said by the first guide, which then leads the others. */
  readonly leadClaim?: string;
  /** Whether a cover goes to the head of its guide as the page changes. */
  readonly coversTravel?: boolean;
}

/** Two cards a row, one below 768 pixels. */
export function GuideGrid({
  guides,
  headingLevel,
  eager = 0,
  leadClaim,
  coversTravel = false,
}: GuideGridProps) {
  return (
    <ul className={leadClaim ? styles.led : styles.grid}>
      {guides.map((guide, at) => (
        <li key={guide.id}>
          <GuideCard
            guide={guide}
            headingLevel={headingLevel}
            isEager={at < eager}
            coverTravels={coversTravel}
            claim={at === 0 ? leadClaim : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
