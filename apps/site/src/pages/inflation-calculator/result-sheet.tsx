import {
  calculatorHead,
  newPricesText,
  paperText,
  pricePlanText,
  regionText,
  resultPanelText,
} from '@tallycomb/content/calculator';
import { siteName } from '@tallycomb/content/site';
import { formatMoney, formatMonthName } from '@tallycomb/inflation-core';
import { type InflationResult, yearByYear } from '@tallycomb/inflation-core/lookup';
import { Logo } from '@tallycomb/ui';
import { useLocation } from 'react-router-dom';
import { firstDayOf, plainMoney, wholePercent } from '../../calculator/figures/figures';
import { PaperComb } from '../../calculator/paper/paper-comb';
import { PriceRow, Sheet } from '../../calculator/paper/sheet';
import * as paper from '../../calculator/paper/sheet.css';
import { shareLink } from '../../calculator/result/result-link';
import { gapNote, resultSentence, sourceNote } from '../../calculator/result/result-text';
import { captionOf, type NewPricesProps } from './new-prices';
import { nameOf, planSentence, targetLabels, targetText } from './price-plan/price-plan-text';
import { sentenceOf } from './region-choice';
import * as styles from './result-sheet.css';

interface ResultSheetProps extends Omit<NewPricesProps, 'printing' | 'children'> {
  readonly result: InflationResult;
  /** The visits that her price may cost; `undefined` until she has entered hers. */
  readonly visits: string | undefined;
}

/** All that a result says, on one sheet. */
export function ResultSheet({ result, visits, ...priced }: ResultSheetProps) {
  const { from, region, asked, plan, planned } = priced;
  const [salon, revenue, prices] = paperText.salon;
  const { chosen } = region;
  const place = chosen ? ` in the ${regionText.regions[chosen.name].label}` : '';
  const hasPrice = !asked.isExample && asked.dollars !== undefined && asked.since !== undefined;
  const isLong = chosen !== undefined || (planned?.steps.length ?? 0) > 2;
  const below = isLong ? 'long' : 'short';
  return (
    <Sheet head={[plan.salon.trim(), calculatorHead.heading.map(({ text }) => text).join(' ')]}>
      <p className={paper.lead}>
        {`${salon}${place} ${revenue}`} {plainMoney(result.amount)} {prices} {formatMonthName(from)}
        .
      </p>
      <Loss
        result={result}
        isByUs={chosen !== undefined}
        longest={!hasPrice ? 620 : isLong ? 120 : 280}
        below={below}
      />
      <Raise below={below} {...priced} />
      {hasPrice ? (
        <div className={styles.columns}>
          <NewPrice asked={asked} plan={plan} region={region} />
          <Steps plan={plan} planned={planned} visits={visits} />
        </div>
      ) : null}
      <Sources result={result} />
    </Sheet>
  );
}

interface LossProps extends Pick<ResultSheetProps, 'result'> {
  /** True beside new prices of a region. */
  readonly isByUs: boolean;
  /** Length of the comb's longest tooth. */
  readonly longest: number;
  /** The length of the parts below. */
  readonly below: keyof typeof styles.loss;
}

/** The loss, and the comb of the years that it grew in. */
function Loss({ result, isByUs, longest, below }: LossProps) {
  const { amount, from, asOf, adjusted, direction } = result;
  const needed = yearByYear(result)
    .map((year) => year.adjusted)
    .reverse();
  const figure = formatMoney(result.lost);
  return (
    <section className={styles.loss[below]}>
      <h2 className={styles.heading}>
        {resultPanelText.heading}
        {isByUs ? paperText.lossByUs : ''}
      </h2>
      <p
        className={
          styles.figure[figure.length > 15 ? 'long' : figure.length > 10 ? 'middle' : 'short']
        }
      >
        {figure}
      </p>
      {direction === 'unchanged' ? null : (
        <PaperComb
          values={needed}
          before={amount}
          longest={longest}
          words={[
            `${formatMonthName(from)}: ${plainMoney(amount)}`,
            `${formatMonthName(asOf)}: ${plainMoney(adjusted)}`,
          ]}
        />
      )}
      <p className={styles.sentence}>
        {direction === 'unchanged' ? '' : paperText.comb[direction]} {resultSentence(result)}
      </p>
    </section>
  );
}

type Priced = Omit<ResultSheetProps, 'result' | 'visits'>;

/** The raise of the whole menu, and the region that it goes by. */
function Raise({ below, ...priced }: Priced & Pick<LossProps, 'below'>) {
  const { chosen } = priced.region;
  return (
    <section className={styles.raise}>
      <p className={styles.raiseFigure[below]}>{wholePercent(priced.increase.raiseInPercent)}</p>
      <div>
        <h2 className={styles.heading}>{newPricesText.heading}</h2>
        <p className={styles.raiseText}>{captionOf(priced)}</p>
        {chosen ? <p className={styles.notes}>{sentenceOf(chosen, paperText.region)}</p> : null}
      </div>
    </section>
  );
}

/** The prices that one service has to have. */
function NewPrice({ asked, plan, region }: Pick<Priced, 'asked' | 'plan' | 'region'>) {
  const { dollars = 0, since, targets, rounding } = asked;
  const labels = targetLabels(region.chosen?.name);
  return (
    <section className={styles.part}>
      <h3 className={styles.ruled}>
        {[nameOf(plan.service), plainMoney(dollars)].filter(Boolean).join(', ')}
      </h3>
      <p>{since ? `${paperText.since} ${formatMonthName(since)}.` : null}</p>
      <ul className={styles.rows}>
        {(['prices', 'salons'] as const).map((aim) => {
          const { figure, note } = targetText(targets[aim], rounding);
          return <PriceRow key={aim} name={labels[aim]} price={figure} note={note} />;
        })}
      </ul>
    </section>
  );
}

type StepsProps = Pick<ResultSheetProps, 'plan' | 'planned' | 'visits'>;

/** The plan, a row for each of its steps. */
function Steps({ plan, planned, visits }: StepsProps) {
  const steps = planned?.steps ?? [];
  return (
    <section className={styles.part}>
      <h3 className={styles.ruled}>{pricePlanText.heading}</h3>
      <p>{planSentence(plan.plan, plan.rounding)}</p>
      <ul className={styles.rows}>
        {steps.map(({ month, price, changeInPercent }) => (
          <PriceRow
            key={price}
            name={`Starting ${firstDayOf(month)}`}
            price={plainMoney(price)}
            // As in the rows beside them; more than two would take too much room.
            {...(steps.length <= 2 && { note: wholePercent(changeInPercent) })}
          />
        ))}
      </ul>
      {visits ? <p>{visits}</p> : null}
    </section>
  );
}

/** Sources and limits in small type, and the link to the result. */
function Sources({ result }: Pick<ResultSheetProps, 'result'>) {
  const { search } = useLocation();
  const link = shareLink(search, { withRevenue: false });
  return (
    <footer className={styles.sources}>
      <Logo label={siteName} className={styles.logo} />
      <div className={styles.notes}>
        <p>{[gapNote(result), sourceNote(result)].filter(Boolean).join(' ')}</p>
        <p>
          {paperText.again} <strong>{link.replace('https://', '')}</strong>
        </p>
      </div>
    </footer>
  );
}
