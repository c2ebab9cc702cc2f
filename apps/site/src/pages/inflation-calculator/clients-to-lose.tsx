import { clientsToLoseText } from '@tallycomb/content/calculator';
import {
  formatMoney,
  normalizeRevenue,
  parseRevenue,
  roundToCents,
} from '@tallycomb/inflation-core';
import { type BreakEvenInput, breakEvenVisits } from '@tallycomb/inflation-core/pricing';
import {
  Card,
  Container,
  Field,
  type FieldProps,
  Heading,
  Lead,
  Section,
  Split,
  TextLink,
} from '@tallycomb/ui';
import { useState } from 'react';
import { useEntryTexts } from '../../calculator/entry-texts';
import { parsePercent, parseVisits } from '../../calculator/figures';
import type { Increase } from '../../calculator/result-text';
import * as styles from './price-plan.css';

type Name = keyof typeof clientsToLoseText.fields;
type Numbers = Readonly<Record<Name, number>>;

const above0 = (value: number | undefined) => (value === 0 ? undefined : value);

const parseDollars = (text: string) => parseRevenue(normalizeRevenue(text) ?? '');

/** No product at all is an answer too, which is no amount of revenue. */
const parseCost = (text: string) => (/^0+(\.0*)?$/.test(text.trim()) ? 0 : parseDollars(text));

function parseShare(text: string): number | undefined {
  const percent = parsePercent(text);
  return percent !== undefined && percent <= 100 ? percent : undefined;
}

const PARSERS: Readonly<Record<Name, (text: string) => number | undefined>> = {
  price: parseDollars,
  increase: (text) => above0(parsePercent(text)),
  commission: parseShare,
  product: parseCost,
  visits: parseVisits,
};

const SIGNS: Readonly<Partial<Record<Name, Pick<FieldProps, 'prefix'>>>> = {
  price: { prefix: '$' },
  product: { prefix: '$' },
};

/** How many visits an increase may cost before it stops paying off. */
export function ClientsToLose({ increase }: { readonly increase: Increase }) {
  const { heading, lead, card, fields, defaults, guide } = clientsToLoseText;
  const [typed, type] = useEntryTexts<Name>('clients-to-lose');
  const texts = { ...defaults, increase: increase.raiseInPercent.toFixed(2), ...typed };
  const names = Object.keys(fields) as Name[];
  const numbers = Object.fromEntries(names.map((name) => [name, PARSERS[name](texts[name])]));
  const [isTyping, setTyping] = useState(false);
  const isWhole = names.every((name) => numbers[name] !== undefined);
  return (
    <Section background="page" aria-labelledby="clients-to-lose">
      <Container>
        <Split className={styles.columns}>
          <div className={styles.text}>
            <Heading level={2} id="clients-to-lose">
              {heading}
            </Heading>
            <Lead className={styles.clientsLead}>{lead}</Lead>
            {isWhole ? <Answer numbers={numbers as Numbers} /> : null}
            <p className={styles.clientsGuide}>
              <TextLink href={guide.href}>{guide.label}</TextLink>
            </p>
          </div>
          <Card className={styles.clientsCard} onBlur={() => setTyping(false)}>
            <Heading level={3}>{card}</Heading>
            <div className={styles.clientsFields}>
              {names.map((name) => (
                <Field
                  key={name}
                  autoComplete="off"
                  label={fields[name].label}
                  hint={fields[name].hint}
                  error={
                    numbers[name] === undefined && !isTyping ? fields[name].problem : undefined
                  }
                  inputMode={name === 'visits' ? 'numeric' : 'decimal'}
                  value={texts[name]}
                  onChange={({ target }) => {
                    type(name, target.value);
                    setTyping(true);
                  }}
                  {...SIGNS[name]}
                />
              ))}
            </div>
          </Card>
        </Split>
      </Container>
    </Section>
  );
}

function Answer({ numbers }: { readonly numbers: Numbers }) {
  const { price, increase, commission, product, visits } = numbers;
  const newPrice = roundToCents(price * (1 + increase / 100));
  const input = {
    price,
    newPrice,
    commissionInPercent: commission,
    productCost: product,
    visits,
  };
  const breakEven = breakEvenVisits(input);
  const { none, stayAway } = clientsToLoseText;
  return (
    <output className={styles.clientsAnswer}>
      {breakEven.ok ? (
        <>
          <span
            className={styles.clientsFigure}
          >{`${breakEven.visitsToLose} of ${visits} visits`}</span>
          <span className={styles.formula}>
            {stayAway} {formulaOf(input, breakEven)}
          </span>
        </>
      ) : (
        none[breakEven.code]
      )}
    </output>
  );
}

type BreakEven = Extract<ReturnType<typeof breakEvenVisits>, { ok: true }>;

/** The calculation in words, with every number that it rests on. */
function formulaOf(
  { price, newPrice, commissionInPercent, productCost, visits }: BreakEvenInput,
  { keptBefore, keptAfter, visitsNeeded }: BreakEven,
): string {
  const [before, after] = [formatMoney(keptBefore), formatMoney(keptAfter)];
  const costs = `− ${commissionInPercent}% − ${formatMoney(productCost)}`;
  return (
    `A visit leaves ${formatMoney(price)} ${costs} = ${before} now, and ${after} at ${formatMoney(newPrice)}. ` +
    `${visits} × ${before} ÷ ${after} = ${((visits * keptBefore) / keptAfter).toFixed(1)}, so ${visitsNeeded} visits earn as much as ${visits} did.`
  );
}
