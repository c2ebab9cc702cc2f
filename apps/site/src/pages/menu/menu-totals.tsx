import { menuPasteText, menuTotalsText } from '@tallycomb/content/calculator';
import { formatMonthName, parseMonth } from '@tallycomb/inflation-core';
import { type MenuTotals as MenuSums, menuTotals } from '@tallycomb/inflation-core/menu';
import { Leader } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import type { ReactNode } from 'react';
import { wholePercent } from '../../calculator/figures/figures';
import { lengthOf } from '../../calculator/result/figure-size';
import type { MenuExample } from './data.server';
import { signedMoney } from './figures';
import { menuCombs, menuCombViewBox } from './menu-comb';
import type { PricedMenu } from './menu-pricing';
import { liveEntries } from './menu-reducer';
import * as styles from './menu-totals.css';

interface MenuTotalsProps extends PricedMenu {
  /** The menu stands above, whose foot has the facts. */
  readonly isBelow?: boolean;
}

/** Totals of the menu: change a month, average change, and the comb of its prices. */
export function MenuTotals({ menu, pricesOf, isBelow = false }: MenuTotalsProps) {
  const { heading, averageHeading, note, withoutVisits, services, average } = menuTotalsText;
  const prices = liveEntries(menu).map(pricesOf);
  const totals = menuTotals(prices);
  const hasVisits = totals.servicesWithVisits > 0;
  const percent = wholePercent(totals.averageChangeInPercent ?? 0);
  const knownWithoutVisits = isBelow ? undefined : percent;
  const figure = hasVisits ? signedMoney(totals.changeAMonth) : knownWithoutVisits;
  if (totals.services === 0) return null;
  const facts = [
    [services, String(totals.services)],
    ...(hasVisits ? [[average, percent] as const] : []),
  ] as const;
  return (
    <section className={styles.totals} aria-labelledby="menu-totals">
      <h2 id="menu-totals" className={styles.totalsHeading}>
        {figure === percent ? averageHeading : heading}
      </h2>
      {figure ? (
        <div className={styles.room}>
          <p className={styles.figure[lengthOf(figure)]}>{figure}</p>
        </div>
      ) : null}
      <p>{hasVisits ? `From ${visitedOf(totals)}, ${note}` : withoutVisits}</p>
      {isBelow ? null : <Facts facts={facts} />}
      <PricesComb prices={prices} />
    </section>
  );
}

/** The prices, whose text stands beside it. */
function PricesComb({ prices }: { readonly prices: Parameters<typeof menuCombs>[0] }) {
  const { now, keepingPace } = menuCombs(prices);
  return (
    <>
      <p className={styles.combNote}>{menuTotalsText.comb}</p>
      <svg className={styles.comb} viewBox={menuCombViewBox} aria-hidden="true">
        <Comb shape={keepingPace} colors={{ fill: 'honey' }} />
        <Comb shape={now} colors={{ fill: 'powder' }} />
      </svg>
    </>
  );
}

interface ExampleProps {
  readonly example: MenuExample;
  /** Puts the list into the box; left out where that has a text. */
  readonly onUse: (() => void) | undefined;
}

/** The placeholder's list with its new prices, in the totals' place while the menu is empty. */
export function Example({ example, onUse }: ExampleProps) {
  const { heading, text, since, use } = menuPasteText.example;
  const month = parseMonth(since);
  return (
    <section className={styles.totals} aria-labelledby="menu-example">
      <h2 id="menu-example" className={styles.totalsHeading}>
        {heading}
      </h2>
      <p>
        {text} {month ? formatMonthName(month) : since}:
      </p>
      <Facts
        facts={example.map(({ service, now, next }) => [
          service,
          <>
            {now} → <span className={styles.exampleNew}>{next}</span>
          </>,
        ])}
      />
      {onUse ? (
        <p>
          <button type="button" className={styles.exampleUse} onClick={onUse}>
            {use}
          </button>
        </p>
      ) : null}
      <PricesComb prices={example} />
    </section>
  );
}

/** Names the services in the sum: “the 9 of 12 services that have visits”. */
const visitedOf = ({ services, servicesWithVisits }: MenuSums): string =>
  services === servicesWithVisits
    ? `${services === 1 ? 'one service' : `all ${services} services`} with visits`
    : `the ${servicesWithVisits} of ${services} services that have visits`;

function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <Leader />
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
