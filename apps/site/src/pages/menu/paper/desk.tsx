import { menuDeskText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, monthOf, parseMonth } from '@tallycomb/inflation-core';
import { proposePriceMonths } from '@tallycomb/inflation-core/pricing';
import { Button, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { memo, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../../calculator/download';
import { MONTH_RULES, useMaskedInput } from '../../../calculator/masked-input';
import type { PricedMenu } from '../menu-pricing';
import { liveEntries } from '../menu-state';
import { firstDayOf, noticeLines } from './notice';
import * as styles from './paper.css';
import { type Paper, PrintedMenu } from './printed-menu';

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
