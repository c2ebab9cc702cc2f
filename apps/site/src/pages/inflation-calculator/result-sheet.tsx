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
  return (
    <Sheet
      salon={plan.salon.trim()}
      heading={calculatorHead.heading.map(({ text }) => text).join(' ')}
    >
      <p className={paper.lead}>
        {`${salon}${place} ${revenue}`} {plainMoney(result.amount)} {prices} {formatMonthName(from)}
        .
      </p>
      <Loss
        result={result}
        longest={!hasPrice ? 620 : chosen || (planned?.steps.length ?? 0) > 2 ? 180 : 240}
      />
      <div className={styles.columns}>
        <NewPrice {...priced} hasPrice={hasPrice} />
        {hasPrice ? <Steps {...priced} visits={visits} /> : null}
      </div>
      <Sources result={result} region={region} />
    </Sheet>
  );
}

interface LossProps extends Pick<ResultSheetProps, 'result'> {
  /** Length of the comb's longest tooth. */
  readonly longest: number;
}

/** The loss, and the comb of the years that it grew in. */
function Loss({ result, longest }: LossProps) {
  const { amount, from, asOf, adjusted, direction } = result;
  const needed = yearByYear(result)
    .map((year) => year.adjusted)
    .reverse();
  const figure = formatMoney(result.lost);
  return (
    <section className={styles.loss}>
      <h2 className={styles.heading}>{resultPanelText.heading}</h2>
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

interface NewPriceProps extends Omit<ResultSheetProps, 'result' | 'visits'> {
  /** False for an example, which is not printed. */
  readonly hasPrice: boolean;
}

/** The raise of the whole menu, and what one service has to cost with it. */
function NewPrice({ hasPrice, ...priced }: NewPriceProps) {
  const { increase, asked, plan, region } = priced;
  const labels = targetLabels(region.chosen?.name);
  const charged = [nameOf(plan.service), plainMoney(asked.dollars ?? 0)].filter(Boolean).join(', ');
  return (
    <section className={styles.part}>
      <h2 className={styles.ruled}>{newPricesText.heading}</h2>
      <div className={styles.raise}>
        <p className={styles.raiseFigure}>{wholePercent(increase.raiseInPercent)}</p>
        <p>{captionOf(priced)}</p>
      </div>
      {hasPrice && asked.since ? (
        <>
          <p className={styles.charged}>
            {charged}, {paperText.since} {formatMonthName(asked.since)}.
          </p>
          <ul className={styles.rows}>
            {(['prices', 'salons'] as const).map((aim) => {
              const { figure, note } = targetText(asked.targets[aim], asked.rounding);
              return <PriceRow key={aim} name={labels[aim]} price={figure} note={note} />;
            })}
          </ul>
        </>
      ) : null}
    </section>
  );
}

type StepsProps = Pick<ResultSheetProps, 'plan' | 'planned' | 'visits'>;

/** The plan, a row for each of its steps. */
function Steps({ plan, planned, visits }: StepsProps) {
  const isShort = planned !== undefined && planned.steps.length <= 2;
  const aim = planned?.steps.at(-1);
  return (
    <section className={styles.part}>
      <h2 className={styles.ruled}>{pricePlanText.heading}</h2>
      <div className={styles.raise}>
        {aim ? <p className={styles.raiseFigure}>{plainMoney(aim.price)}</p> : null}
        <p>{planSentence(plan.plan, plan.rounding)}</p>
      </div>
      <ul className={styles.rows}>
        {planned?.steps.map(({ month, price, changeInPercent }) => (
          <PriceRow
            key={price}
            name={`Starting ${firstDayOf(month)}`}
            price={plainMoney(price)}
            // As in the rows beside them; more than two would take too much room.
            {...(isShort && { note: wholePercent(changeInPercent) })}
          />
        ))}
      </ul>
      {visits ? <p>{visits}</p> : null}
    </section>
  );
}

/** Sources and limits in small type, and the link to the result. */
function Sources({ result, region: { chosen } }: Pick<ResultSheetProps, 'result' | 'region'>) {
  const { search } = useLocation();
  const link = shareLink(search, { withRevenue: false });
  return (
    <footer className={styles.sources}>
      <Logo label={siteName} className={styles.logo} />
      <div className={styles.notes}>
        {chosen ? <p>{sentenceOf(chosen, paperText.region)}</p> : null}
        <p>{[gapNote(result), sourceNote(result)].filter(Boolean).join(' ')}</p>
        <p>
          {paperText.again} <strong>{link.replace('https://', '')}</strong>
        </p>
      </div>
    </footer>
  );
}
