import { menuDeskText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, monthOf, parseMonth } from '@tallycomb/inflation-core';
import { proposePriceMonths } from '@tallycomb/inflation-core/pricing';
import { Button, Field, Heading, Leader, RadioGroup } from '@tallycomb/ui';
import { memo, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../../calculator/download';
import { MONTH_RULES } from '../../../calculator/field-rules';
import { firstDayOf } from '../../../calculator/figures';
import { useMaskedInput } from '../../../calculator/use-masked-input';
import { markedMoney } from '../figures';
import { readEntry } from '../menu-entries';
import type { PricedMenu, PricedService } from '../menu-pricing';
import { isBlank, liveEntries, type MenuEntry } from '../menu-state';
import { noticeLines } from './notice';
import * as styles from './paper.css';

const { heading, month: monthText, paper: paperText, notice: noticeText } = menuDeskText;

/** The month of the new prices, as typed, else the first that leaves clients four weeks. */
function useStart() {
  const [today] = useState(() => monthOf(new Date()));
  const [text, setText] = useState(() => {
    const [proposed] = proposePriceMonths({ today, chosen: [undefined] });
    return proposed ? formatMonth(proposed) : '';
  });
  const month = parseMonth(text, 'MM/YYYY');
  const isAhead = month !== undefined && compareMonths(month, today) > 0;
  return { text, setText, from: isAhead ? firstDayOf(month) : undefined };
}

function StartField({ text, setText, from }: ReturnType<typeof useStart>) {
  const input = useMaskedInput(MONTH_RULES, setText);
  return (
    <Field
      autoComplete="off"
      name="menu-start"
      label={monthText.label}
      inputMode="numeric"
      value={text}
      {...(from ? { hint: monthText.hint } : { error: monthText.problem })}
      {...input}
    />
  );
}

/** What a sheet shows of each service: its new price, or both. */
type Paper = 'new' | 'both';

interface PrintedServiceProps {
  readonly entry: MenuEntry;
  readonly prices: PricedService | undefined;
  readonly paper: Paper;
}

/** The name with its level, and its prices; one without a new price keeps what it has. */
const PrintedService = memo(({ entry, prices, paper }: PrintedServiceProps) => {
  const { item } = readEntry(entry);
  const money = markedMoney(entry);
  const next = prices?.rounded ?? item?.price;
  return (
    <li className={styles.service}>
      <span>
        {entry.service}
        {entry.level ? <span className={styles.level}> {entry.level}</span> : null}
      </span>
      <Leader />
      {paper === 'both' && item ? <span className={styles.now}>{money(item.price)}</span> : null}
      <strong className={styles.next}>{next === undefined ? '' : money(next)}</strong>
    </li>
  );
});

const MOST_IN_ONE_COLUMN = 36;

interface PrintedMenuProps extends PricedMenu {
  readonly paper: Paper;
  /** The day the prices start. */
  readonly from: string | undefined;
}

/** What paper has of a menu: services and prices alone. */
function PrintedMenu({ menu, pricesOf, paper, from }: PrintedMenuProps) {
  const entries = liveEntries(menu).filter((entry) => !isBlank(entry));
  const { headings, columns } = paperText;
  return (
    <div className={styles.sheet}>
      <h1 className={styles.heading}>{headings[paper]}</h1>
      <p className={styles.from}>
        {from ? `From ${from}. ` : ''}
        {paper === 'both' ? `${columns.now}, then ${columns.new.toLowerCase()}.` : ''}
      </p>
      <ul
        className={styles.services}
        data-columns={entries.length > MOST_IN_ONE_COLUMN ? 2 : undefined}
      >
        {entries.map((entry) => (
          <PrintedService key={entry.id} entry={entry} prices={pricesOf(entry)} paper={paper} />
        ))}
      </ul>
    </div>
  );
}

/** What is made of a menu that has new prices: paper for the desk, words for clients. */
export const Desk = memo(({ menu, pricesOf }: PricedMenu) => {
  const [paper, setPaper] = useState<Paper>('new');
  const start = useStart();
  const { from } = start;
  const lines = useMemo(
    () => noticeLines(liveEntries(menu), pricesOf, from),
    [menu, pricesOf, from],
  );
  return (
    <>
      <PrintedMenu menu={menu} pricesOf={pricesOf} paper={paper} from={from} />
      {lines.length > 0 ? (
        <section className={styles.desk} aria-labelledby="menu-desk">
          <Heading level={3} id="menu-desk">
            {heading}
          </Heading>
          <div className={styles.choices}>
            <StartField {...start} />
            <div className={styles.print}>
              <RadioGroup
                legend={paperText.legend}
                options={paperText.options}
                value={paper}
                onValueChange={(value) => setPaper(value as Paper)}
              />
              <Button variant="ink" size="sm" onClick={() => print()}>
                {paperText.print}
              </Button>
            </div>
          </div>
          <Notice text={lines.join('\n')} />
        </section>
      ) : null}
    </>
  );
});

/** The text and whether it is copied: a new node at each key would cost a long menu its speed. */
function Notice({ text }: { readonly text: string }) {
  const [asked, setAsked] = useState('');
  const ref = useRef<HTMLParagraphElement>(null);
  const { outcome, copy } = useCopy(ref);
  return (
    <div>
      <h4 className={styles.noticeHeading}>{noticeText.heading}</h4>
      <p ref={ref} className={styles.notice}>
        {text}
      </p>
      <div className={styles.copy}>
        <Button
          variant="ink"
          size="sm"
          onClick={() => {
            setAsked(text);
            void copy();
          }}
        >
          {noticeText.copy}
        </Button>
        <output>{outcome && asked === text ? noticeText[outcome] : ''}</output>
      </div>
    </div>
  );
}
