import {
  calculatorHead,
  newPricesText,
  paperText,
  pricePlanText,
  type RegionName,
  resultPanelText,
} from '@tallycomb/content/calculator';
import { siteName } from '@tallycomb/content/site';
import { formatMoney, formatMonthName } from '@tallycomb/inflation-core';
import { type InflationResult, yearByYear } from '@tallycomb/inflation-core/lookup';
import { Logo } from '@tallycomb/ui';
import { useLocation } from 'react-router-dom';
import { firstDayOf, plainMoney, wholePercent } from '../../calculator/figures/figures';
import { SignedFigure } from '../../calculator/figures/signed-figure';
import { PaperComb } from '../../calculator/paper/paper-comb';
import { fitting, PriceRow, Sheet } from '../../calculator/paper/sheet';
import * as paper from '../../calculator/paper/sheet.css';
import { shareLink } from '../../calculator/result/result-link';
import { gapNote, resultSentence, sourceNote } from '../../calculator/result/result-text';
import { captionOf, type NewPricesProps } from './new-prices';
import { nameOf, planSentence, targetLabels, targetText } from './price-plan/price-plan-text';
import { sentenceOf } from './region-choice';
import * as styles from './result-sheet.css';

interface ResultSheetProps extends Omit<NewPricesProps, 'printing' | 'children'> {
  readonly result: InflationResult;
  /** Sentence on the visits that the new price may cost; `undefined` until visits and a price are typed. */
  readonly visits: string | undefined;
}

/** The result on paper, printed in place of the page. */
export function ResultSheet({ result, visits, ...priced }: ResultSheetProps) {
  const { region, asked, plan, planned } = priced;
  const { chosen } = region;
  const hasPrice = !asked.isExample && asked.dollars !== undefined && asked.since !== undefined;
  const prices = hasPrice ? 'priced' : 'none';
  const title = calculatorHead.heading.map(({ text }) => text).join(' ');
  return (
    <Sheet
      head={[
        plan.salon.trim(),
        title,
        `Since ${formatMonthName(result.from)}`,
        formatMonthName(result.asOf),
      ]}
    >
      <Loss result={result} region={chosen?.name} prices={prices} />
      <Raise {...priced} />
      {hasPrice ? (
        <>
          <NewPrice asked={asked} plan={plan} region={region} />
          <PlanSteps plan={plan} planned={planned} visits={visits} />
        </>
      ) : null}
      <Years result={result} longest={LONGEST_TEETH[prices]} />
      <Sources result={result} />
    </Sheet>
  );
}

/** Lengths of the comb's longest tooth, in tenths of a millimeter, with or without new prices above it. */
const LONGEST_TEETH = { none: 620, priced: 260 } as const;

interface LossProps extends Pick<ResultSheetProps, 'result'> {
  /** Region of the new prices; the loss goes by US prices. */
  readonly region: RegionName | undefined;
  /** The new prices below. */
  readonly prices: keyof typeof LONGEST_TEETH;
}

/** The loss, in words too. */
function Loss({ result, region, prices }: LossProps) {
  const [salon, aYear] = paperText.salon;
  const figure = formatMoney(result.lost);
  const length = figure.length > 15 ? 'long' : figure.length > 10 ? 'middle' : 'short';
  return (
    <section className={styles.loss[prices]}>
      <h2 className={styles.heading}>
        {resultPanelText.heading}
        {region ? paperText.lossByUs : ''}
      </h2>
      <p className={styles.figure[length]}>{figure}</p>
      <p className={paper.lead}>
        {salon} {plainMoney(result.amount)} {aYear} {resultSentence(result)}
      </p>
    </section>
  );
}

type Priced = Omit<ResultSheetProps, 'result' | 'visits'>;

/** The raise of the whole menu, and the region that it goes by. */
function Raise(priced: Priced) {
  const { chosen } = priced.region;
  return (
    <section className={styles.part}>
      <p className={styles.raiseFigure}>
        <SignedFigure text={wholePercent(priced.increase.raiseInPercent)} />
      </p>
      <div>
        <h2 className={styles.heading}>{newPricesText.heading}</h2>
        <p className={styles.raiseText}>{captionOf(priced)}</p>
        {chosen ? <p className={styles.note}>{sentenceOf(chosen, paperText.region)}</p> : null}
      </div>
    </section>
  );
}

/** The prices that one service has to have. */
function NewPrice({ asked, plan, region }: Pick<Priced, 'asked' | 'plan' | 'region'>) {
  const { dollars = 0, since, targets, rounding } = asked;
  const labels = targetLabels(region.chosen?.name);
  const subject = [nameOf(plan.service), plainMoney(dollars)].filter(Boolean).join(', ');
  return (
    <section className={styles.part}>
      <div>
        <h3 className={styles.subject[fitting(subject.length, 26, 80)]}>{subject}</h3>
        <p className={styles.note}>
          {since ? `${paperText.since} ${formatMonthName(since)}.` : null}
        </p>
      </div>
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
const PlanSteps = ({ plan, planned, visits }: StepsProps) => (
  <section className={styles.part}>
    <div>
      <h3 className={styles.subject[26]}>{pricePlanText.heading}</h3>
      <p className={styles.note}>{planSentence(plan.plan, plan.rounding)}</p>
    </div>
    <div>
      <ul className={styles.rows}>
        {(planned?.steps ?? []).map(({ month, price, changeInPercent }) => (
          <PriceRow
            key={price}
            name={firstDayOf(month)}
            price={plainMoney(price)}
            note={wholePercent(changeInPercent)}
          />
        ))}
      </ul>
      {visits ? <p className={styles.note}>{visits}</p> : null}
    </div>
  </section>
);

interface YearsProps extends Pick<ResultSheetProps, 'result'> {
  /** In tenths of a millimeter. */
  readonly longest: number;
}

/** The comb of the years in which the loss grew. */
function Years({ result, longest }: YearsProps) {
  const { amount, from, asOf, adjusted, direction } = result;
  const needed = yearByYear(result).map((year) => year.adjusted);
  return (
    <div className={styles.comb}>
      {direction === 'unchanged' ? null : (
        <PaperComb
          values={needed.reverse()}
          before={amount}
          longest={longest}
          words={[
            `${formatMonthName(from)}: ${plainMoney(amount)}`,
            paperText.comb[direction],
            `${formatMonthName(asOf)}: ${plainMoney(adjusted)}`,
          ]}
        />
      )}
    </div>
  );
}

/** Sources and limits in small type, and the link to the result. */
function Sources({ result }: Pick<ResultSheetProps, 'result'>) {
  const { search } = useLocation();
  const link = shareLink(search, { withRevenue: false });
  return (
    <footer className={styles.sources}>
      <Logo label={siteName} className={styles.logo} />
      <div>
        <p>{[gapNote(result), sourceNote(result)].filter(Boolean).join(' ')}</p>
        <p>
          {paperText.again} <strong>{link.replace('https://', '')}</strong>
        </p>
      </div>
    </footer>
  );
}
