import { menuReviewText } from '@tallycomb/content/calculator';
import { menuMonth, type ParsedMenu } from '@tallycomb/inflation-core/menu';
import { Button, RadioGroup } from '@tallycomb/ui';
import { useRef, useState } from 'react';
import { folded, summary } from '../../../calculator/folded.css';
import type { PricesOf } from '../menu-pricing';
import { CatchUp, FoundComb } from '../menu-totals';
import { plainButton } from '../page.css';
import { Columns, Sheets } from './column-choice';
import { Decide } from './decide';
import { FoundServices } from './found-services';
import { MonthField } from './month-field';
import {
  type Again,
  countOf,
  type FoundService,
  lacksMonth,
  leftOutIn,
  linesIn,
  openLines,
  singleLine,
  summaryOf,
} from './reading';
import * as styles from './reading.css';
import { initialChoices, type ReadingProps, type Review, useReview } from './use-reading';

interface ListReviewProps extends ReadingProps {
  readonly review: Review;
  readonly pricesOf: PricesOf;
  readonly onChange: (review: Review) => void;
  readonly onAdd: (parsed: ParsedMenu) => void;
  readonly onBack: () => void;
}

/** Choices for services that the menu has already: replace or add. */
const AGAIN_OPTIONS = Object.entries(menuReviewText.again.options).map(([value, label]) => ({
  value,
  label,
}));

/** Focuses the review's heading, and scrolls it to the top. */
function showReview(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: 'instant' });
}

/** Review of a parsed list before it is added to the menu. */
export function ListReview(props: ListReviewProps) {
  const { review, pricesOf, menu, dispatch, onChange, onAdd, onBack } = props;
  const { parsed, services, again, over, asksMonth } = useReview(review, menu);
  const change = (part: Partial<Review>) => onChange({ ...review, ...part });
  const count = services.length - over;
  const prices = services.map(({ row }) => pricesOf(row));
  const monthRef = useRef<HTMLDivElement>(null);
  const [isMonthAsked, setMonthAsked] = useState(false);
  const isMonthOpen = asksMonth && menuMonth(menu.month) === undefined;
  const askMonth = () => {
    setMonthAsked(true);
    monthRef.current?.querySelector('input')?.focus();
  };
  const [, found, rest] = summaryOf(parsed, review.decisions).match(/(.*? found[.,]?)(.*)/) ?? [];
  const lines = openLines(parsed).filter(
    (line) => !lacksMonth(line) && (line.code !== 'which-column' || parsed.unsure.length === 0),
  );
  return (
    <div className={styles.review}>
      <div className={styles.ask}>
        <h2 ref={showReview} tabIndex={-1} className={styles.heading}>
          {found}
          {rest ? <span className={styles.rest}>{rest}</span> : null}
        </h2>
        <CatchUp prices={prices} />
        <div className={styles.questions}>
          {asksMonth ? (
            <div ref={monthRef} className={styles.month}>
              <MonthField menu={menu} dispatch={dispatch} isAsked={isMonthAsked} />
              {count > 0 && isMonthOpen ? (
                <button type="button" className={plainButton} onClick={() => onAdd(parsed)}>
                  {menuReviewText.rowByRow}
                </button>
              ) : null}
            </div>
          ) : null}
          <Sheets {...review} onChoose={(text) => change({ ...initialChoices, text })} />
          <Columns
            {...parsed}
            onChoose={(field, at) =>
              change({ columns: { ...review.columns, [field]: at }, decisions: {} })
            }
          />
          <Decide
            lines={lines}
            decisions={review.decisions}
            onChange={(decisions) => change({ decisions })}
          />
          {again > 0 ? (
            <RadioGroup
              legend={`${again} ${menuReviewText.again.legend[again === 1 ? 'one' : 'several']}`}
              options={AGAIN_OPTIONS}
              value={review.again}
              onValueChange={(value) => change({ again: value as Again })}
            />
          ) : null}
        </div>
        <div className={styles.bar}>
          {count > 0 ? (
            <Button onClick={() => (isMonthOpen ? askMonth() : onAdd(parsed))}>
              {count === 1 ? 'Add This One' : `Add These ${count}`}
            </Button>
          ) : null}
          <button type="button" className={plainButton} onClick={onBack}>
            {menuReviewText.back}
          </button>
        </div>
      </div>
      <div className={styles.paper}>
        <FoundComb
          services={services.map(({ row }, at) => prices[at] ?? { price: Number(row.price) })}
        />
        <div className={styles.reading}>
          <Read {...{ parsed, services, pricesOf }} staying={over + linesIn(parsed.unread)} />
        </div>
      </div>
    </div>
  );
}

interface ReadProps {
  readonly parsed: ParsedMenu;
  readonly services: readonly FoundService[];
  readonly pricesOf: PricesOf;
  /** Count of lines that stay unread. */
  readonly staying: number;
}

/** Services found in a list, lines left out, and the count of unread lines. */
const Read = ({ parsed, services, pricesOf, staying }: ReadProps) => (
  <>
    {parsed.currencies.length > 0 ? (
      <p className={styles.summary}>
        {parsed.currencies.join(' and ')} {menuReviewText.currencies}
      </p>
    ) : null}
    {services.length > 0 ? (
      <div>
        <h3 className={styles.cardHeading}>{menuReviewText.found}</h3>
        <FoundServices services={services} pricesOf={pricesOf} />
      </div>
    ) : null}
    <LeftOut lines={leftOutIn(parsed)} />
    {staying > 0 ? (
      <p className={styles.summary}>
        {countOf(staying, 'line')} {menuReviewText.unread}
      </p>
    ) : null}
  </>
);

/** Most lines left out that are shown without a press. */
const MAX_SHOWN = 3;

function LeftOut({ lines }: { readonly lines: ParsedMenu['leftOut'] }) {
  if (lines.length === 0) return null;
  return (
    <details className={folded} open={lines.length <= MAX_SHOWN}>
      <summary className={summary}>
        {countOf(lines.length, 'line')} {menuReviewText.leftOut}
      </summary>
      <ul className={styles.foundList}>
        {lines.map(({ line, text, kind }) => (
          <li key={`${line} ${text}`} className={styles.source}>
            “{singleLine(text)}”: {menuReviewText.kinds[kind]}
          </li>
        ))}
      </ul>
    </details>
  );
}
