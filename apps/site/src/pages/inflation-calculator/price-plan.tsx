import { pricePlanText, type RegionName } from '@tallycomb/content/calculator';
import { priceCalendar } from '@tallycomb/inflation-core/calendar';
import { Button, Field, Heading, RadioGroup, TextLink } from '@tallycomb/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { downloadText, useCopy } from '../../calculator/download';
import { MONTH_RULES } from '../../calculator/field-rules';
import { firstDayOf, wholePercent } from '../../calculator/figures';
import type { PlanMonth, PricePlanState } from '../../calculator/price-plan';
import {
  type CardSubject,
  deskCard,
  planSentence,
  problemText,
  reminderOf,
} from '../../calculator/price-plan-text';
import { useMaskedInput } from '../../calculator/use-masked-input';
import { disclosure, fields, note, summary } from './new-prices.css';
import * as styles from './price-plan.css';

const { desk, calendar, count, months, service } = pricePlanText;

/** How many steps, and what the service is called. */
export const PlanOptions = (state: PricePlanState) => (
  <>
    <RadioGroup
      {...count}
      value={state.count}
      onValueChange={(value) => state.type('count', value)}
    />
    <Field
      autoComplete="off"
      label={service.label}
      hint={service.hint}
      autoCapitalize="none"
      value={state.service}
      onChange={({ target }) => state.type('service', target.value)}
    />
  </>
);

/** The month of each step, folded away: few change one. */
export function PlanMonths(state: PricePlanState) {
  const hintId = useId();
  const [isTyping, setTyping] = useState(false);
  const [isOpen] = useState(state.months.some(({ problem }) => problem));
  return (
    <details className={disclosure} open={isOpen} onBlur={() => setTyping(false)}>
      <summary className={summary}>{months.summary}</summary>
      <fieldset className={styles.months} aria-describedby={hintId}>
        <legend className={styles.legend}>{months.legend}</legend>
        <div className={fields}>
          {state.months.map((month, at) => (
            <PlanMonthField
              key={at}
              label={`${months.label} ${at + 1}`}
              month={month}
              isTyping={isTyping}
              onTyped={(text) => {
                state.type(`month${at}`, text);
                setTyping(true);
              }}
            />
          ))}
        </div>
        <p id={hintId} className={note}>
          {months.hint}
        </p>
      </fieldset>
    </details>
  );
}

interface PlanMonthFieldProps {
  readonly label: string;
  readonly month: PlanMonth;
  /** A problem is said once the field is left. */
  readonly isTyping: boolean;
  readonly onTyped: (text: string) => void;
}

function PlanMonthField({ label, month, isTyping, onTyped }: PlanMonthFieldProps) {
  const { text, problem } = month;
  return (
    <Field
      autoComplete="off"
      label={label}
      error={problem && !isTyping ? problemText(problem) : undefined}
      inputMode="numeric"
      value={text}
      {...useMaskedInput(MONTH_RULES, onTyped)}
    />
  );
}

/** The steps, and what their cards are about; nothing without a plan. No region is the whole US. */
export function plannedSteps(state: PricePlanState, region: RegionName | undefined) {
  const { plan, aim, service: called } = state;
  if (plan.kind !== 'steps') return undefined;
  const about: CardSubject = { target: plan.target, aim, service: called, region };
  return { steps: plan.steps, about };
}

export type PlannedSteps = NonNullable<ReturnType<typeof plannedSteps>>;

interface StepCardsProps {
  readonly plan: PricePlanState;
  readonly planned: PlannedSteps | undefined;
  readonly children: ReactNode;
}

/** The increase in up to four steps, with a card for the front desk for each. */
export function StepCards({ plan, planned, children }: StepCardsProps) {
  const { heading, lead, guide } = pricePlanText;
  return (
    <div className={styles.plan}>
      <Heading level={3} id="price-plan">
        {heading}
      </Heading>
      <p className={styles.planLead}>
        {lead} <TextLink href={guide.href}>{guide.label}</TextLink>
      </p>
      <p className={styles.planAnswer}>{planSentence(plan.plan, plan.roundTo)}</p>
      {planned ? (
        <ol className={styles.cards}>
          {planned.steps.map((step, at) => (
            <StepCard
              key={`${at} ${deskCard(step, planned.about).join(' ')}`}
              label={`${months.label} ${at + 1}, ${wholePercent(step.changeInPercent)}`}
              sentences={deskCard(step, planned.about)}
              day={firstDayOf(step.month)}
            />
          ))}
        </ol>
      ) : null}
      {children}
    </div>
  );
}

interface StepCardProps {
  readonly label: string;
  readonly sentences: ReturnType<typeof deskCard>;
  /** In the first of them, where it stays on one line. */
  readonly day: string;
}

/** What to put up at the front desk for one of the new prices. */
function StepCard({ label, sentences: [price, reason], day }: StepCardProps) {
  const [before = ''] = price.split(day, 1);
  const ref = useRef<HTMLParagraphElement>(null);
  const { outcome, copy } = useCopy(ref);
  return (
    <li className={styles.step}>
      <p ref={ref} className={styles.deskCard}>
        <span className={styles.deskPrice}>
          {before}
          <span className={styles.day}>{day}</span>
          {price.slice(before.length + day.length)}
        </span>{' '}
        <span className={styles.reason}>{reason}</span>
      </p>
      <p className={styles.cardFoot}>
        <span className={styles.stepName}>{label}</span>
        <Button
          variant="paper"
          size="sm"
          aria-label={`${desk.copy}: ${label}`}
          onClick={() => void copy()}
        >
          {desk.copy}
        </Button>
        <output>{outcome ? desk[outcome] : ''}</output>
      </p>
    </li>
  );
}

/** A reminder for each step, as a file for a calendar. */
export function CalendarFile({ steps, about }: PlannedSteps) {
  const save = () => {
    const reminders = steps.map((step) => reminderOf(step, about));
    const file = priceCalendar({ reminders, now: new Date() });
    downloadText(file, 'text/calendar', calendar.fileName);
  };
  return (
    <>
      <Button variant="paper" size="sm" onClick={save}>
        {calendar.download}
      </Button>
      <p className={styles.calendarHint}>{calendar.hint}</p>
    </>
  );
}
