import type { PriceStep } from '@tallycomb/inflation-core/pricing';
import { CardComb } from '../../calculator/paper/paper-comb';
import { fitting } from '../../calculator/paper/sheet';
import * as paper from '../../calculator/paper/sheet.css';
import type { PlannedSteps } from './desk-cards';
import * as styles from './desk-cards-on-paper.css';
import { deskCard } from './price-plan/price-plan-text';

/** Cards for the front desk, two to a sheet with a line to cut along. A card left over comes twice. */
export function DeskCardsOnPaper({ steps, ...shared }: PlannedSteps) {
  const firsts = steps.filter((_, at) => at % 2 === 0);
  const prices = steps.map((step) => deskCard(step, shared.about).price.length);
  // A name of several lines leaves no room for the largest.
  const priceLength = Math.max(shared.about.service.length > 28 ? 4 : 0, ...prices);
  return firsts.map((step, at) => (
    <article key={step.price} className={paper.sheet}>
      <div className={styles.pair}>
        <Card step={step} {...shared} {...{ priceLength }} />
        <Card step={steps[2 * at + 1] ?? step} {...shared} {...{ priceLength }} />
        <svg className={styles.scissors} viewBox="0 0 72 104" aria-hidden="true">
          <path d={SCISSORS} />
        </svg>
      </div>
    </article>
  ));
}

const SCISSORS =
  'M60 32a12 12 0 1 0-24 0a12 12 0 1 0 24 0M43 42L18 104M36 32a12 12 0 1 0-24 0a12 12 0 1 0 24 0M29 42L54 104';

/** A tag longer than any paper, the hole to punch and its string; tenths of a millimeter. */
const edge = {
  tag: 'M2.6 9999V212L92 122H748L837.4 212V9999z',
  hole: 'M420 158a26 26 0 1 1-.1 0z',
  string: 'M394 184C394 142 378 100 378 58a42 42 0 0 1 84 0c0 42-16 84-16 126a26 26 0 0 1-52 0z',
} as const;

interface CardProps extends Omit<PlannedSteps, 'steps'> {
  readonly step: PriceStep;
  /** Characters of the longest price, for which all are set. */
  readonly priceLength: number;
}

/** A card to hang up, with the rise of prices since the last raise as its comb. */
function Card({ step, about, salon, priceLength }: CardProps) {
  const { service, price, start, reason } = deskCard(step, about);
  return (
    <section className={styles.card}>
      <svg className={styles.edge} viewBox="0 0 840 260" aria-hidden="true">
        <path d={edge.tag} className={styles.ground} />
        <path d={edge.hole} fill="#FFFFFF" />
        <path d={edge.string} />
      </svg>
      <div className={styles.words}>
        <h1 className={styles.service[fitting(service.length, 14, 40, 60)]}>{service}</h1>
        <p className={styles.price[fitting(priceLength, 3, 4, 6, 9, 14)]}>{price}</p>
        <p className={styles.start}>{start}</p>
        <p className={styles.reason}>{reason}</p>
      </div>
      <div className={styles.foot}>
        <CardComb target={about.target} salon={salon} longest={520} />
      </div>
    </section>
  );
}
