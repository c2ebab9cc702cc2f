import { menuDeskText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, monthOf, parseMonth } from '@tallycomb/inflation-core';
import { proposePriceMonths } from '@tallycomb/inflation-core/pricing';
import { Button, Field, Heading, Leader, RadioGroup } from '@tallycomb/ui';
import { Fragment, memo, type RefObject, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../../calculator/download';
import { firstDayOf } from '../../../calculator/figures/figures';
import { MONTH_RULES } from '../../../calculator/form/field-rules';
import { useMaskedInput } from '../../../calculator/form/use-masked-input';
import { PaperComb } from '../../../calculator/result/paper-comb';
import { markedMoney } from '../figures';
import { isChanged, type PricedMenu, type PricedService } from '../menu-pricing';
import { isBlank, liveEntries, type MenuEntry } from '../menu-reducer';
import { bySection, readEntry } from '../menu-state';
import { noticeLines, typeset } from './notice';
import * as styles from './paper.css';

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

/** Sheets: all new prices, old and new prices for the team, or the notice to clients. */
type Paper = keyof typeof paperText.headings;

interface PrintedServiceProps {
  readonly entry: MenuEntry;
  readonly prices: PricedService | undefined;
  readonly paper: Paper;
}

/** A service with its new price, or its current price if there is no new one. */
const PrintedService = memo(({ entry, prices, paper }: PrintedServiceProps) => {
  const { item } = readEntry(entry);
  const money = markedMoney(entry);
  const next = prices?.rounded ?? item?.price;
  return (
    <li className={styles.service}>
      <span>
        {typeset(entry.service)}
        {entry.level ? <span className={styles.level}> {typeset(entry.level)}</span> : null}
      </span>
      <Leader />
      {paper === 'both' && item ? <span className={styles.now}>{money(item.price)}</span> : null}
      <span className={styles.next}>{next === undefined ? '' : money(next)}</span>
    </li>
  );
});

/** Most lines of each type size: `few` and `some` have one column, `more` two, `many` several sheets. */
const maxLinesBySize = { few: 12, some: 16, more: 40, many: Number.POSITIVE_INFINITY } as const;

/** Lines that a sheet has besides its services and their headings. */
const OTHER_LINES = { new: 0, both: 1, notice: 2 } as const satisfies Record<Paper, number>;

const sizeFor = (lines: number) =>
  (Object.keys(maxLinesBySize) as (keyof typeof maxLinesBySize)[]).find(
    (size) => lines <= maxLinesBySize[size],
  ) ?? 'many';

interface PrintedMenuProps extends PricedMenu {
  readonly paper: Paper;
  /** The day the prices start. */
  readonly from: string | undefined;
  /** May be empty. */
  readonly salon: string;
  /** Why prices change, with thanks. */
  readonly reason: string;
}

/** The printed menu: services and prices, with their comb at the foot. */
function PrintedMenu({ menu, pricesOf, paper, from, salon, reason }: PrintedMenuProps) {
  const entries = liveEntries(menu).filter(
    (entry) => !isBlank(entry) && (paper !== 'notice' || isChanged(pricesOf(entry))),
  );
  const sections = bySection(entries);
  const headed = sections.filter(([first]) => first?.section).length;
  const lines = entries.length + headed + OTHER_LINES[paper];
  const { headings, columns } = paperText;
  const prices = entries.flatMap((entry) => pricesOf(entry)?.rounded ?? []);
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        {salon ? <p className={styles.salon}>{salon}</p> : null}
        <h1 className={styles.heading}>{headings[paper]}</h1>
        {from ? <p className={styles.from}>Starting {from}</p> : null}
      </header>
      <ul className={styles.services[sizeFor(lines)]}>
        {paper === 'both' ? (
          <li className={`${styles.service} ${styles.columns}`}>
            <span className={styles.now}>{columns.now}</span>
            <span className={styles.next}>{columns.new}</span>
          </li>
        ) : null}
        {sections.map((section) => (
          <Fragment key={section[0]?.section ?? ''}>
            {section[0]?.section ? (
              <li className={styles.section}>{typeset(section[0].section)}</li>
            ) : null}
            {section.map((entry) => (
              <PrintedService key={entry.id} entry={entry} prices={pricesOf(entry)} paper={paper} />
            ))}
          </Fragment>
        ))}
      </ul>
      {paper === 'notice' ? <p className={styles.reason}>{reason}</p> : null}
      {prices.length > 0 ? (
        <PaperComb className={styles.comb} values={prices} words={['', '', '']} />
      ) : null}
    </div>
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
        reason={lines.at(-1) ?? ''}
      />
      {lines.length > 0 ? (
        <section className={styles.desk} aria-labelledby="menu-desk">
          <Heading level={3} id="menu-desk">
            {heading}
          </Heading>
          <div className={styles.choices}>
            <StartField {...start} />
            <Field
              autoComplete="organization"
              {...paperText.salon}
              maxLength={40}
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
    <div>
      <h4 id="menu-notice" className={styles.noticeHeading}>
        {noticeText.heading}
      </h4>
      {/* Above the text, which may be long. */}
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
        <output>{outcome && asked === text ? noticeText[outcome] : ''}</output>
      </div>
      <p ref={ref} className={styles.notice}>
        {text}
      </p>
    </div>
  );
}
