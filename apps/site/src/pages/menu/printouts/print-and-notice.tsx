import { menuDeskText } from '@tallycomb/content/calculator';
import { compareMonths, formatMonth, monthOf, parseMonth } from '@tallycomb/inflation-core';
import { proposePriceMonths } from '@tallycomb/inflation-core/pricing';
import { Button, Field, Heading, RadioGroup } from '@tallycomb/ui';
import { memo, type RefObject, useMemo, useRef, useState } from 'react';
import { useCopy } from '../../../calculator/download';
import { firstDayOf } from '../../../calculator/figures/figures';
import { MONTH_RULES } from '../../../calculator/form/field-rules';
import { useMaskedInput } from '../../../calculator/form/use-masked-input';
import type { PricedMenu } from '../menu-pricing';
import { liveEntries } from '../menu-reducer';
import type { MenuDispatch } from '../use-menu';
import { noticeOf } from './notice';
import * as styles from './print-and-notice.css';
import { PrintedMenu } from './printed-menu';
import type { Paper } from './sheet-layout';

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

interface PrintAndNoticeProps extends PricedMenu {
  readonly dispatch: MenuDispatch;
  readonly copyButton: RefObject<HTMLButtonElement | null>;
}

/** Sheets to print for the front desk, and the notice of new prices for clients. */
export const PrintAndNotice = memo((props: PrintAndNoticeProps) => {
  const { menu, pricesOf, copyButton, dispatch } = props;
  const [paper, setPaper] = useState<Paper>('new');
  const start = useStart();
  // The menu that comes here is late by some keys.
  const [salon, setSalon] = useState(menu.salon);
  const name = salon.trim();
  const { from } = start;
  const { lines, reason } = useMemo(
    () => noticeOf(liveEntries(menu), pricesOf, { from, salon: name }),
    [menu, pricesOf, from, name],
  );
  return (
    <>
      <PrintedMenu {...{ menu, pricesOf, paper, from, reason }} salon={name} />
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
              onChange={({ target }) => {
                setSalon(target.value);
                dispatch({ type: 'set', salon: target.value });
              }}
            />
            <div className={styles.print}>
              <RadioGroup
                legend={paperText.legend}
                options={paperText.options}
                value={paper}
                onValueChange={(value) => setPaper(value as Paper)}
              />
              <Button size="sm" block onClick={() => print()}>
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
function Notice({
  text,
  copyButton,
}: Pick<PrintAndNoticeProps, 'copyButton'> & { readonly text: string }) {
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
