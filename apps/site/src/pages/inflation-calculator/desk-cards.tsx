import {
  priceBoxText,
  pricePlanText,
  type RegionName,
  shareText,
} from '@tallycomb/content/calculator';
import { priceCalendar } from '@tallycomb/inflation-core/calendar';
import type { PriceStep } from '@tallycomb/inflation-core/pricing';
import { Button, Field, Heading, TextLink, VisuallyHidden } from '@tallycomb/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { downloadText, useCopy } from '../../calculator/download';
import { wholePercent } from '../../calculator/figures/figures';
import { MONTH_RULES } from '../../calculator/form/field-rules';
import { useMaskedInput } from '../../calculator/form/use-masked-input';
import { CardComb } from '../../calculator/paper/paper-comb';
import { lengthOf } from '../../calculator/result/one-line-figures';
import * as styles from './desk-cards.css';
import { disclosure, fields, note, summary, textButton } from './new-prices.css';
import type { PlanMonth, PricePlanState } from './price-plan/price-plan';
import {
  type CardSubject,
  cardSentences,
  deskCard,
  planSentence,
  problemText,
  reminderOf,
} from './price-plan/price-plan-text';

const { desk, calendar, months } = pricePlanText;

/** Fields for the month of each step, in a disclosure. */
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
  /** Problems are shown once no field is being typed in. */
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

/** Steps of the plan with the content of their cards; `undefined` without steps. */
export function plannedSteps(state: PricePlanState, region: RegionName | undefined) {
  const { plan, aim, service, salon: name } = state;
  if (plan.kind !== 'steps') return undefined;
  const about: CardSubject = { target: plan.target, aim, service, region };
  return { steps: plan.steps, about, salon: name.trim() };
}

export type PlannedSteps = NonNullable<ReturnType<typeof plannedSteps>>;

interface DeskCardsProps {
  readonly plan: PricePlanState;
  readonly planned: PlannedSteps | undefined;
  /** Cards of an example cannot be copied. */
  readonly isExample: boolean;
  readonly print: () => void;
  readonly children: ReactNode;
}

/** The plan's steps, each with a card for the front desk. */
export function DeskCards({ plan, planned, isExample, print, children }: DeskCardsProps) {
  const { heading, lead, guide } = pricePlanText;
  const example = isExample ? `${priceBoxText.example} ` : '';
  return (
    <div className={styles.plan}>
      <div className={styles.planText}>
        <Heading level={3} id="price-plan">
          {heading}
        </Heading>
        <div>
          <p className={styles.planAnswer}>{example + planSentence(plan.plan, plan.rounding)}</p>
          <p className={styles.planLead}>
            {lead}{' '}
            <TextLink className={styles.guide} href={guide.href}>
              {guide.label}
            </TextLink>
          </p>
          {planned ? (
            <Button className={styles.print} onClick={print}>
              {shareText.print.cards}
            </Button>
          ) : null}
        </div>
      </div>
      {planned ? (
        <ol className={styles.cards}>
          {planned.steps.map((step, at) => (
            <StepCard
              key={`${at} ${cardSentences(step, planned.about)}`}
              label={`${example}${months.label} ${at + 1}, ${wholePercent(step.changeInPercent)}`}
              about={planned.about}
              salon={planned.salon}
              {...{ step, isExample }}
            />
          ))}
        </ol>
      ) : null}
      {children}
    </div>
  );
}

interface StepCardProps extends Omit<PlannedSteps, 'steps'> {
  readonly step: PriceStep;
  readonly label: string;
  readonly isExample: boolean;
}

/** A card for the front desk, to copy. */
function StepCard({ step, about, salon, label, isExample }: StepCardProps) {
  const { service, price, start, reason } = deskCard(step, about);
  const [starting, ...day] = start.split(' ');
  const ref = useRef<HTMLParagraphElement>(null);
  const { outcome, copy } = useCopy(ref);
  return (
    <li className={styles.step}>
      <div className={styles.deskCard}>
        {/* The punctuation is for screen readers and copied text. */}
        <p ref={ref} className={styles.words}>
          <span className={styles.service[service.length > 30 ? 'long' : 'short']}>
            {service}
            <VisuallyHidden>: </VisuallyHidden>
          </span>
          <span className={styles.deskPrice[price.length > 4 ? lengthOf(price) : 'brief']}>
            {price}
            <VisuallyHidden>, </VisuallyHidden>
          </span>
          <span className={styles.start}>
            {starting} <span className={styles.day}>{day.join(' ')}</span>
            <VisuallyHidden>. </VisuallyHidden>
          </span>
          <span className={styles.reason}>{reason}</span>
        </p>
        <CardComb target={about.target} salon={salon} longest={200} />
      </div>
      <p className={styles.cardFoot}>
        <span className={styles.stepName}>{label}</span>
        {isExample ? null : (
          <button
            type="button"
            className={textButton}
            aria-label={`${desk.copy}: ${label}`}
            onClick={() => void copy()}
          >
            {desk.copy}
          </button>
        )}
        <output>{outcome ? desk[outcome] : ''}</output>
      </p>
    </li>
  );
}

/** Downloads a calendar file with a reminder for each step. */
export function saveCalendar({ steps, about }: PlannedSteps): void {
  const reminders = steps.map((step) => reminderOf(step, about));
  const file = priceCalendar({ reminders, now: new Date() });
  downloadText(file, 'text/calendar', calendar.fileName);
}
