import { formatMonthName } from '@tallycomb/inflation-core';
import type { PriceStep } from '@tallycomb/inflation-core/pricing';
import { PaperComb } from '../../calculator/paper/paper-comb';
import * as paper from '../../calculator/paper/sheet.css';
import * as styles from './desk-card-sheets.css';
import type { PlannedSteps } from './desk-cards';
import { deskCard } from './price-plan/price-plan-text';

/** Cards for the front desk, two to a sheet with a line to cut along. A card left over comes twice. */
export function DeskCardSheets({ steps, ...shared }: PlannedSteps) {
  const firsts = steps.filter((_, at) => at % 2 === 0);
  return firsts.map((step, at) => (
    <article key={step.price} className={`${paper.sheet} ${styles.sheet}`}>
      <Card step={step} {...shared} />
      <svg className={styles.scissors} viewBox="0 0 104 72" aria-hidden="true">
        <path d={SCISSORS} />
      </svg>
      <Card step={steps[2 * at + 1] ?? step} {...shared} />
    </article>
  ));
}

const SCISSORS =
  'M44 24a12 12 0 1 0-24 0a12 12 0 1 0 24 0M42 29L104 54M44 48a12 12 0 1 0-24 0a12 12 0 1 0 24 0M42 43L104 18';

interface CardProps extends Omit<PlannedSteps, 'steps'> {
  readonly step: PriceStep;
}

/** A card to hang up, with the rise of prices since the last raise as its comb. */
function Card({ step, about, salon }: CardProps) {
  const { service, price, start, reason } = deskCard(step, about);
  const { yearly, since, asOf } = about.target;
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h1 className={styles.service[service.length > 24 ? 'long' : 'short']}>{service}</h1>
        <div className={styles.hole} />
        <p className={styles.start}>{start}</p>
      </header>
      <p className={styles.price[price.length > 7 ? 'long' : 'short']}>{price}</p>
      <p className={styles.reason}>{reason}</p>
      <PaperComb
        values={yearly}
        before={yearly[0]}
        longest={130}
        words={[formatMonthName(since), salon, formatMonthName(asOf)]}
      />
    </section>
  );
}
