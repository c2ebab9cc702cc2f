import { visitsToLoseText } from '@tallycomb/content/calculator';
import { parseRevenue } from '@tallycomb/inflation-core';
import { normalizePrice } from '@tallycomb/inflation-core/menu';
import { type BreakEvenInput, breakEvenVisits } from '@tallycomb/inflation-core/pricing';
import { Card, Field, TextLink } from '@tallycomb/ui';
import { placeTeeth } from '@tallycomb/ui/art';
import { useState } from 'react';
import { parsePercent, parseVisitCount, plainMoney } from '../../calculator/figures/figures';
import { onHoney, tooth } from '../../calculator/figures/year-comb.css';
import { currencyNote } from '../../calculator/form/price-input';
import { Spoken } from '../../calculator/form/rested';
import { useEntryTexts } from '../../calculator/form/use-entry-texts';
import { roundedPrice } from '../../calculator/rounding';
import { TitledSection } from '../../titled-section';
import { Folded } from './folded';
import type { Aim } from './price-plan/price-plan';
import type { AskedPrice } from './price-plan/price-targets';
import * as styles from './result.css';

type Name = keyof typeof visitsToLoseText.fields;
type Numbers = Readonly<Record<Name, number>>;

const fields: Readonly<Record<Name, { label: string; hint?: string; problem: string }>> =
  visitsToLoseText.fields;

const parseDollars = (text: string) => parseRevenue(normalizePrice(text) ?? '');

/** Parses a cost, which may be $0, unlike an amount of revenue. */
const parseCost = (text: string) => (/^0+(\.0*)?$/.test(text.trim()) ? 0 : parseDollars(text));

function parseShare(text: string): number | undefined {
  const percent = parsePercent(text);
  return percent !== undefined && percent <= 100 ? percent : undefined;
}

const PARSERS: Readonly<Record<Name, (text: string) => number | undefined>> = {
  price: parseDollars,
  newPrice: parseDollars,
  commission: parseShare,
  product: parseCost,
  visits: parseVisitCount,
};

const IN_DOLLARS: readonly Name[] = ['price', 'newPrice', 'product'];

/** The current and new price of the plan, as texts for the fields. */
function pricesOf({ price, targets, rounding }: AskedPrice, aim: Aim) {
  const target = targets[aim];
  if (typeof target === 'string') return { price, newPrice: '' };
  return {
    price: price || target.from.toFixed(2),
    newPrice: roundedPrice(target, rounding).toFixed(2),
  };
}

const names = Object.keys(fields) as Name[]; // its keys

/** The numbers for the visits to lose, as entered or by the plan, and the answer. */
export function useVisitsToLose(asked: AskedPrice, aim: Aim) {
  const [entered, enter] = useEntryTexts<Name>('visits-to-lose');
  const texts = { ...visitsToLoseText.defaults, ...pricesOf(asked, aim), ...entered };
  const numbers = Object.fromEntries(names.map((name) => [name, PARSERS[name](texts[name])]));
  const input = names.every((name) => numbers[name] !== undefined)
    ? inputOf(numbers as Numbers)
    : undefined;
  const breakEven = input && breakEvenVisits(input);
  const sentence = breakEven && answerOf(breakEven, input);
  const isOwn = entered.visits !== undefined && !asked.isExample;
  return { entered, enter, texts, numbers, input, breakEven, sentence, isOwn };
}

type VisitsToLoseProps = ReturnType<typeof useVisitsToLose>;

/** Shows how many visits an increase may cost before it stops paying off. */
export function VisitsToLose(props: VisitsToLoseProps) {
  const { entered, enter, texts, numbers, input, breakEven, sentence } = props;
  const { guide } = visitsToLoseText;
  const [isTyping, setTyping] = useState(false);
  const isWrong = (name: Name) =>
    numbers[name] === undefined && entered[name] !== undefined && !isTyping;
  return (
    <TitledSection
      background="bright"
      className={`${onHoney} ${styles.section}`}
      id="visits-to-lose"
      text={visitsToLoseText}
      leadClass={styles.lead}
      beside={
        <div>
          {input && breakEven?.ok ? (
            <VisitsComb lost={breakEven.visitsToLose / input.visits} />
          ) : null}
          <div className={styles.visitsFold}>
            <Folded
              summary={`${visitsToLoseText.counted} ${texts.commission}% commission, $${texts.product} product`}
              isOpen={Object.keys(entered).length > 0}
            >
              <Card className={styles.visitsCard} onBlur={() => setTyping(false)}>
                {names.map((name) => (
                  <Field
                    key={name}
                    autoComplete="off"
                    label={fields[name].label}
                    hint={
                      (IN_DOLLARS.includes(name) && currencyNote(texts[name])) || fields[name].hint
                    }
                    error={isWrong(name) ? fields[name].problem : undefined}
                    inputMode={name === 'visits' ? 'numeric' : 'decimal'}
                    value={texts[name]}
                    onChange={({ target }) => {
                      enter(name, target.value);
                      setTyping(true);
                    }}
                    {...(IN_DOLLARS.includes(name) && { prefix: '$' })}
                  />
                ))}
              </Card>
              {input && breakEven?.ok ? (
                <p className={styles.formula}>{formulaOf(input, breakEven)}</p>
              ) : null}
            </Folded>
          </div>
        </div>
      }
    >
      {sentence ? (
        <>
          <p className={styles.visitsAnswer}>{sentence}</p>
          <Spoken text={sentence} />
        </>
      ) : null}
      <p className={styles.guide}>
        <TextLink href={guide.href}>{guide.label}</TextLink>
      </p>
    </TitledSection>
  );
}

const teeth = placeTeeth([...Array(40).keys()], 100);

/** All visits as teeth, and pale the share that may be lost. */
const VisitsComb = ({ lost }: { readonly lost: number }) => (
  <svg className={styles.visitsComb} aria-hidden="true">
    {teeth.map(({ value, x }) => (
      <line
        key={value}
        className={tooth[value < (1 - lost) * teeth.length ? 'plain' : 'pale']}
        x1={`${x}%`}
        x2={`${x}%`}
        y1="0"
        y2="100%"
      />
    ))}
  </svg>
);

const inputOf = ({ commission, product, ...rest }: Numbers): BreakEvenInput => ({
  ...rest,
  commissionInPercent: commission,
  productCost: product,
});

type BreakEven = ReturnType<typeof breakEvenVisits>;

function answerOf(breakEven: BreakEven, { newPrice, visits }: BreakEvenInput): string {
  if (!breakEven.ok) return visitsToLoseText.none[breakEven.code];
  const { visitsToLose } = breakEven;
  const at = `At ${plainMoney(newPrice)}, you can`;
  return visitsToLose > 0
    ? `${at} lose ${visitsToLose} of your ${visits} visits and make the same.`
    : `${at}’t lose any of your ${visits} visits.`;
}

/** The calculation in words, with all its numbers. */
function formulaOf(
  { price, newPrice, commissionInPercent, productCost, visits }: BreakEvenInput,
  { keptBefore, keptAfter, visitsNeeded }: Extract<BreakEven, { ok: true }>,
): string {
  const [old, raised] = [plainMoney(price), plainMoney(newPrice)];
  return (
    `After ${commissionInPercent}% commission and ${plainMoney(productCost)} of product, a visit leaves ${plainMoney(keptBefore)} at ${old} and ${plainMoney(keptAfter)} at ${raised}. ` +
    `So ${visitsNeeded} visits at ${raised} make you as much as ${visits} at ${old}.`
  );
}
