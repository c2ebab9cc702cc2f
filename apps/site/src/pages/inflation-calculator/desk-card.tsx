import { pricePlanText } from '@tallycomb/content/calculator';
import { Button, Heading } from '@tallycomb/ui';
import { useRef } from 'react';
import { deskCard } from '../../calculator/price-plan-text';
import { useCopy } from '../../calculator/use-copy';
import * as styles from './desk-card.css';
import type { PlanProps } from './price-steps';

const { desk } = pricePlanText;

/** What to put up at the front desk for the first of the new prices. */
export function DeskCard({ steps, about }: PlanProps) {
  const [first] = steps;
  if (!first) return null;
  const sentences = deskCard(first, about);
  return (
    <div>
      <Heading level={3} className={styles.heading}>
        {desk.heading}
      </Heading>
      <CopiedCard key={sentences.join(' ')} sentences={sentences} />
    </div>
  );
}

function CopiedCard({ sentences: [price, reason] }: { sentences: readonly [string, string] }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const { outcome, copy } = useCopy(ref);
  return (
    <>
      <p ref={ref} className={styles.card}>
        <span className={styles.price}>{price}</span>{' '}
        <span className={styles.reason}>{reason}</span>
      </p>
      <Button variant="ink" size="sm" className={styles.copy} onClick={() => void copy()}>
        {desk.copy}
      </Button>
      <output className={styles.outcome}>{outcome ? desk[outcome] : ''}</output>
    </>
  );
}
