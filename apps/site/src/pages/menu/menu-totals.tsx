import { menuTableText, menuTotalsText } from '@tallycomb/content/calculator';
import { menuTotals } from '@tallycomb/inflation-core/menu';
import { Leader } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import { lengthOf } from '../../calculator/figure-size';
import type { MenuExample } from './data.server';
import { roundPercent, signedMoney } from './figure-cell';
import { menuCombs, menuCombViewBox } from './menu-comb';
import type { PricedService } from './menu-pricing';
import { liveEntries } from './menu-state';
import type { MenuTableProps } from './menu-table';
import * as styles from './page.css';

interface MenuTotalsProps extends Pick<MenuTableProps, 'menu' | 'pricesOf'> {
  readonly example: MenuExample;
}

/** What the whole menu comes to. */
export function MenuTotals({ menu, pricesOf, example }: MenuTotalsProps) {
  const { heading, prompt, note, withoutVisits, services, average, withVisits } = menuTotalsText;
  const prices = liveEntries(menu).map(pricesOf);
  const totals = menuTotals(prices);
  const hasVisits = totals.servicesWithVisits > 0;
  const figure = hasVisits ? signedMoney(totals.changeAMonth) : '$–––';
  const facts = [
    [services, String(totals.services)],
    [average, roundPercent(totals.averageChangeInPercent ?? 0)],
    [withVisits, String(totals.servicesWithVisits)],
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
      {totals.services === 0 ? (
        <>
          <p>{prompt}</p>
          <Example {...example} />
          <div className={styles.stubs} aria-hidden="true" />
        </>
      ) : (
        <>
          <p>{hasVisits ? note : withoutVisits}</p>
          <Facts facts={facts} />
          <MenuComb services={prices} />
        </>
      )}
    </section>
  );
}

/** The table has the same prices as text. */
function MenuComb({ services }: { readonly services: readonly (PricedService | undefined)[] }) {
  const { now, keepingPace } = menuCombs(services);
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

/** What the row that the empty box suggests would get. */
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
