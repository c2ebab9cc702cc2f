import { pricePlanText } from '@tallycomb/content/calculator';
import { formatPercent } from '@tallycomb/inflation-core';
import { priceCalendar } from '@tallycomb/inflation-core/calendar';
import type { PriceStep } from '@tallycomb/inflation-core/pricing';
import { Button, DataTable, Heading } from '@tallycomb/ui';
import { useRef } from 'react';
import { downloadText, useCopy } from '../../calculator/download';
import { plainMoney } from '../../calculator/figures';
import {
  type CardSubject,
  deskCard,
  firstDayOf,
  reminderOf,
} from '../../calculator/price-plan-text';
import * as styles from './price-plan.css';

interface PlanProps {
  readonly steps: readonly PriceStep[];
  readonly about: CardSubject;
}

const { steps: heading, calendar, caption, columns: headers } = pricePlanText;

const columns = [
  { key: 'month', header: headers.month },
  { key: 'price', header: headers.price, align: 'right', emphasis: true },
  { key: 'change', header: headers.change, align: 'right' },
] as const;

function downloadCalendar({ steps, about }: PlanProps): void {
  const reminders = steps.map((step) => reminderOf(step, about));
  downloadText(priceCalendar({ reminders, now: new Date() }), {
    type: 'text/calendar',
    name: calendar.fileName,
  });
}

/** The steps as a table, and as a file for a calendar. */
export function PriceSteps({ steps, about }: PlanProps) {
  return (
    <div>
      <Heading level={3} className={styles.subheading}>
        {heading}
      </Heading>
      <DataTable
        className={styles.table}
        caption={caption}
        columns={columns}
        rows={steps.map(({ month, price, changeInPercent }) => ({
          id: `${month.year}-${month.month}`,
          cells: {
            month: firstDayOf(month),
            price: plainMoney(price),
            change: formatPercent(changeInPercent),
          },
        }))}
        rowHeaderKey="month"
      />
      <div className={styles.calendar}>
        <Button variant="ink" size="sm" onClick={() => downloadCalendar({ steps, about })}>
          {calendar.download}
        </Button>
        <p className={styles.hint}>{calendar.hint}</p>
      </div>
    </div>
  );
}

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
      <p ref={ref} className={styles.deskCard}>
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
