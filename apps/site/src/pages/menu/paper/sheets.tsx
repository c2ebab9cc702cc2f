import { menuDeskText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, monthOf, parseMonth } from '@tallycomb/inflation-core';
import { proposePriceMonths } from '@tallycomb/inflation-core/pricing';
import { Button, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../../calculator/download';
import { firstDayOf, plainMoney } from '../../../calculator/figures/figures';
import { MONTH_RULES } from '../../../calculator/form/field-rules';
import { useMaskedInput } from '../../../calculator/form/use-masked-input';
import { PaperComb } from '../../../calculator/paper/paper-comb';
import { fitting, PriceRow, Sheet } from '../../../calculator/paper/sheet';
import { markedMoney, typeset } from '../figures';
import { isChanged, type PricedMenu, type PricedService } from '../menu-pricing';
import { isBlank, liveEntries, type MenuEntry } from '../menu-reducer';
import { bySection, nameUnder, readEntry } from '../menu-state';
import { noticeLines } from './notice';
import * as styles from './paper.css';
import { layoutOf, type Paper, typeSizes } from './sheet-layout';

const { heading, month: monthText, paper: paperText, notice: noticeText } = menuDeskText;

/** The month of the new prices, at first the earliest that leaves clients four weeks. */
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

interface PrintedServiceProps {
  readonly entry: MenuEntry;
  readonly prices: PricedService | undefined;
  readonly paper: Paper;
  /** Characters of the longest price. */
  readonly widest: number;
}

/** The new price of a service, or its current price if there is no new one. */
function priceOf(entry: MenuEntry, prices: PricedService | undefined) {
  const price = prices?.rounded ?? readEntry(entry).item?.price;
  return price === undefined ? '' : markedMoney(entry)(price);
}

/** A service with its price, on the team's list in a column beside the one until then. */
const PrintedService = memo(({ entry, prices, paper, widest }: PrintedServiceProps) => {
  const { item } = readEntry(entry);
  const name = (
    <>
      {typeset(nameUnder(entry.section, entry.service))}
      {entry.level ? <span className={styles.level}> {typeset(entry.level)}</span> : null}
    </>
  );
  const price = priceOf(entry, prices);
  if (paper !== 'both') return <PriceRow name={name} price={price} />;
  const both = (
    <span className={styles.prices[fitting(widest, 3, 4, 6, 9, 12)]}>
      {isChanged(prices) && item ? (
        <s className={styles.old}>{markedMoney(entry)(item.price)}</s>
      ) : null}
      <span>{price}</span>
    </span>
  );
  return <PriceRow name={name} price={both} />;
});

interface PrintedMenuProps extends PricedMenu {
  readonly paper: Paper;
  /** The day the prices start. */
  readonly from: string | undefined;
  /** May be empty. */
  readonly salon: string;
  /** Why prices change, and thanks. */
  readonly letter: string;
}

/** The printed menu: services and prices, with their comb at the foot. */
function PrintedMenu({ menu, pricesOf, paper, from, salon, letter }: PrintedMenuProps) {
  const entries = liveEntries(menu).filter(
    (entry) => !isBlank(entry) && (paper !== 'notice' || isChanged(pricesOf(entry))),
  );
  const sections = bySection(entries);
  const { size, longest, sheets } = layoutOf(sections, paper, paper === 'notice' ? letter : '');
  const starts = new Set(sections.map(([first]) => first));
  const widest = Math.max(...entries.map((entry) => priceOf(entry, pricesOf(entry)).length));
  const measure = styles.measure[typeSizes[size].columns];
  return sheets.map((columns, at) => (
    <Sheet
      key={columns[0]?.[0]?.[0]?.id}
      salon={salon}
      heading={paperText.headings[paper]}
      day={from ? `Starting ${from}` : undefined}
    >
      {paper === 'notice' && at === 0 ? (
        <p className={`${styles.letter} ${measure}`}>{letter}</p>
      ) : null}
      <div className={`${styles.services[size]} ${measure}`}>
        {columns.map((column) => (
          <PrintedColumn
            key={column[0]?.[0]?.id}
            {...{ column, starts, widest, pricesOf, paper }}
          />
        ))}
      </div>
      <PricesComb
        entries={columns.flat(2)}
        page={sheets.length > 1 ? `Page ${at + 1} of ${sheets.length}` : ''}
        {...{ pricesOf, paper, longest }}
      />
    </Sheet>
  ));
}

interface PrintedColumnProps extends Pick<PrintedMenuProps, 'pricesOf' | 'paper'> {
  readonly column: readonly (readonly MenuEntry[])[];
  /** First services of the menu's sections; another begins the rest of one. */
  readonly starts: ReadonlySet<MenuEntry | undefined>;
  /** Characters of the longest price. */
  readonly widest: number;
}

/** Sections from the top of a sheet to its foot. */
const PrintedColumn = ({ column, starts, widest, pricesOf, paper }: PrintedColumnProps) => (
  <div className={styles.column}>
    {column.map((section) => (
      <section key={section[0]?.id}>
        {section[0]?.section ? (
          <h2 className={styles.heading}>
            {typeset(section[0].section)}
            {starts.has(section[0]) ? '' : paperText.continued}
          </h2>
        ) : null}
        <ul>
          {section.map((entry) => (
            <PrintedService key={entry.id} prices={pricesOf(entry)} {...{ entry, paper, widest }} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

interface PricesCombProps extends Pick<PrintedMenuProps, 'pricesOf' | 'paper'> {
  readonly entries: readonly MenuEntry[];
  /** The sheet’s place among several; may be empty. */
  readonly page: string;
  /** Length of the longest tooth, in millimeters. */
  readonly longest: number;
}

/** A tooth for each price; on the team’s list its increase is red. */
function PricesComb({ entries, page, pricesOf, paper, longest }: PricesCombProps) {
  const priced = entries.flatMap((entry) => pricesOf(entry) ?? []);
  const next = priced.map(({ rounded, price }) => rounded ?? price);
  if (next.length === 0) return null;
  const ends = [Math.min(...next), Math.max(...next)].map(plainMoney);
  const range = [...new Set(ends)].join(' to ');
  return (
    <PaperComb
      values={next}
      longest={10 * longest}
      words={[paperText.comb[paper], page, paper === 'both' ? paperText.increase : range]}
      {...(paper === 'both' && { before: priced.map(({ price }) => price) })}
    />
  );
}

interface DeskProps extends PricedMenu {
  readonly copyButton: RefObject<HTMLButtonElement | null>;
}

/** Sheets to print for the front desk, and the notice of new prices for clients. */
export const Desk = memo(({ menu, pricesOf, copyButton }: DeskProps) => {
  const [paper, setPaper] = useState<Paper>('new');
  const start = useStart();
  const [salon, setSalon] = useState('');
  const { from } = start;
  const lines = useMemo(
    () => noticeLines(liveEntries(menu), pricesOf, from),
    [menu, pricesOf, from],
  );
  return (
    <>
      <PrintedMenu
        {...{ menu, pricesOf, paper, from }}
        salon={salon.trim()}
        letter={lines.at(-1) ?? ''}
      />
      {lines.length > 0 ? (
        <section className={styles.desk} aria-labelledby="menu-desk">
          <Heading level={3} id="menu-desk" className={styles.deskHeading}>
            {heading}
          </Heading>
          <div className={styles.choices}>
            <StartField {...start} />
            <Field
              autoComplete="organization"
              {...paperText.salon}
              maxLength={60}
              value={salon}
              onChange={({ target }) => setSalon(target.value)}
            />
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
          <Notice text={lines.join('\n')} copyButton={copyButton} />
        </section>
      ) : null}
    </>
  );
});

/** The notice's text with its copy button. One text node, as many nodes would slow down typing. */
function Notice({ text, copyButton }: Pick<DeskProps, 'copyButton'> & { readonly text: string }) {
  const [asked, setAsked] = useState('');
  const ref = useRef<HTMLParagraphElement>(null);
  const { outcome, copy } = useCopy(ref);
  return (
    <div className={styles.letterPaper}>
      <div className={styles.letterHead}>
        <h4 id="menu-notice" className={styles.noticeHeading}>
          {noticeText.heading}
        </h4>
        <div className={styles.copy}>
          <Button
            ref={copyButton}
            variant="ink"
            size="sm"
            onClick={() => {
              setAsked(text);
              void copy();
            }}
          >
            {noticeText.copy}
          </Button>
          <output className={styles.outcome}>
            {outcome && asked === text ? noticeText[outcome] : ''}
          </output>
        </div>
      </div>
      <p ref={ref} className={styles.notice}>
        {text}
      </p>
    </div>
  );
}
