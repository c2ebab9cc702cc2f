import { menuTableText, menuTotalsText } from '@tallycomb/content/calculator';
import { type MenuTotals as MenuSums, menuTotals } from '@tallycomb/inflation-core/menu';
import { Leader } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import { wholePercent } from '../../calculator/figures/figures';
import { lengthOf } from '../../calculator/result/figure-size';
import type { MenuExample } from './data.server';
import { signedMoney } from './figures';
import { menuCombs, menuCombViewBox } from './menu-comb';
import type { PricedMenu } from './menu-pricing';
import { liveEntries } from './menu-reducer';
import * as styles from './page.css';

interface MenuTotalsProps extends PricedMenu {
  /** Stands in for totals beside the box. Below the menu, whose foot has the facts, there is none. */
  readonly example?: MenuExample;
}

/** Totals of the menu: change a month, average change, and the comb of its prices. */
export function MenuTotals({ menu, pricesOf, example }: MenuTotalsProps) {
  const { heading, prompt, note, withoutVisits, services, average, comb } = menuTotalsText;
  const prices = liveEntries(menu).map(pricesOf);
  const totals = menuTotals(prices);
  const { now, keepingPace } = menuCombs(prices);
  const hasVisits = totals.servicesWithVisits > 0;
  const figure = hasVisits ? signedMoney(totals.changeAMonth) : '$–––';
  if (totals.services === 0 && !example) return null;
  const facts = [
    [services, String(totals.services)],
    [average, wholePercent(totals.averageChangeInPercent ?? 0)],
  ] as const;
  return (
    <section className={styles.totals} aria-labelledby="menu-totals">
      <h2 id="menu-totals" className={styles.totalsHeading}>
        {heading}
      </h2>
      <div className={styles.room}>
        <p
          className={styles.figure[hasVisits ? lengthOf(figure) : 'none']}
          aria-hidden={!hasVisits}
        >
          {figure}
        </p>
      </div>
      {totals.services === 0 && example ? (
        <>
          <p>{prompt}</p>
          <Example {...example} />
          <div className={styles.stubs} aria-hidden="true" />
        </>
      ) : (
        <>
          <p>{hasVisits ? `From ${visitedOf(totals)}, ${note}` : withoutVisits}</p>
          {example ? <Facts facts={facts} /> : null}
          <p className={styles.combNote}>{comb}</p>
          {/* The table has the same prices as text. */}
          <svg className={styles.comb} viewBox={menuCombViewBox} aria-hidden="true">
            <Comb shape={keepingPace} colors={{ fill: 'honey' }} />
            <Comb shape={now} colors={{ fill: 'powder' }} />
          </svg>
        </>
      )}
    </section>
  );
}

/** Names the services in the sum: “the 9 of 12 services that have visits”. */
const visitedOf = ({ services, servicesWithVisits }: MenuSums): string =>
  services === servicesWithVisits
    ? `${services === 1 ? 'one service' : `all ${services} services`} with visits`
    : `the ${servicesWithVisits} of ${services} services that have visits`;

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
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

/** Prices of the placeholder's row, shown while the menu is empty. */
function Example({ row, prices, changeAMonth }: MenuExample) {
  const { columns } = menuTableText;
  const facts = prices.map(([column, price]) => [columns[column], price] as const);
  return (
    <div className={styles.example}>
      <h3 className={styles.totalsHeading}>{menuTotalsText.example}</h3>
      <p className={styles.exampleRow}>{row}</p>
      <Facts facts={[...facts, [columns.changeAMonth, signedMoney(changeAMonth)]]} />
    </div>
  );
}
