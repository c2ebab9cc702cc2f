import { menuPasteText, menuTotalsText } from '@tallycomb/content/calculator';
import { menuTotals } from '@tallycomb/inflation-core/menu';
import { Leader } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import type { ReactNode } from 'react';
import { wholePercent } from '../../calculator/figures/figures';
import { SignedFigure } from '../../calculator/figures/signed-figure';
import { lengthOf } from '../../calculator/result/one-line-figures';
import type { MenuExample } from './data.server';
import { monthNameOf, signedMoney } from './figures';
import { type CombPlace, type DrawnService, menuCombs, menuCombViewBox } from './menu-comb';
import type { PricedMenu, PricedService } from './menu-pricing';
import { liveEntries } from './menu-reducer';
import { readEntry } from './menu-state';
import * as styles from './menu-totals.css';
import { Prices } from './price-line';
import { countOf } from './reading/reading';

interface MenuTotalsProps extends PricedMenu {
  /** Links below the figure. */
  readonly children: ReactNode;
}

/** Services that can be read, with their prices once the indexes have loaded. */
const rowsOf = ({ menu, pricesOf }: PricedMenu) =>
  liveEntries(menu).flatMap((entry) => {
    const { item } = readEntry(entry);
    return item ? [{ item, prices: pricesOf(entry) }] : [];
  });

const drawnIn = (priced: PricedMenu) =>
  rowsOf(priced).map(({ item, prices }): DrawnService => prices ?? item);

/** Totals of the menu: extra a month or average change, and the comb of its prices. */
export function MenuTotals({ menu, pricesOf, children }: MenuTotalsProps) {
  const { heading, averageHeading, onAverage, withoutVisits } = menuTotalsText;
  const rows = rowsOf({ menu, pricesOf });
  if (rows.length === 0) return null;
  const totals = menuTotals(rows.map(({ prices }) => prices));
  const visited = rows.filter(({ item }) => item.visits).length;
  const percent = wholePercent(totals.averageChangeInPercent ?? 0);
  // Until the indexes have loaded the text is as high, so that nothing below moves.
  const isKnown = totals.services > 0;
  const sum = visited > 0 ? signedMoney(totals.changeAMonth) : percent;
  const figure = isKnown ? sum : '\u00a0';
  const size = visited > 0 || figure.length > 5 ? lengthOf(figure) : 'few';
  const { services, servicesWithVisits } = isKnown
    ? totals
    : { services: rows.length, servicesWithVisits: visited };
  return (
    <section className={styles.totals} aria-labelledby="menu-totals">
      <h2 id="menu-totals" className={styles.totalsHeading}>
        {visited > 0 ? heading : averageHeading}
      </h2>
      <div className={styles.room}>
        <p className={styles.figure[size]}>
          <SignedFigure text={figure} />
        </p>
      </div>
      <p className={styles.value}>
        <span>{countOf(services, 'service')}</span>
        {isKnown && visited > 0 ? `, ${percent} ${onAverage}` : null}
      </p>
      <p>{visited > 0 ? sumNote(services, servicesWithVisits) : withoutVisits}</p>
      {children}
      <p className={styles.combNote}>{menuTotalsText.comb}</p>
      <BothCombs services={drawnIn({ menu, pricesOf })} />
    </section>
  );
}

/** Names the services in the sum: “the 9 of 12 services that have visits”. */
function sumNote(services: number, visited: number): string {
  const all = services === 1 ? 'one service' : `all ${services} services`;
  const counted =
    services === visited
      ? `${all} with visits`
      : `the ${visited} of ${services} services that have visits`;
  return `From ${counted}, ${menuTotalsText.note}`;
}

interface CombProps {
  readonly services: readonly DrawnService[];
}

/** Prices now in front of the new ones, whose text stands beside them. */
function BothCombs({ services, place = 'panel' }: CombProps & { readonly place?: CombPlace }) {
  const { now, keepingPace } = menuCombs(services, place);
  return (
    <svg className={styles.comb[place]} viewBox={menuCombViewBox(place)} aria-hidden="true">
      <Comb shape={keepingPace} colors={{ fill: 'honey' }} />
      <Comb shape={now} colors={{ fill: 'powder' }} />
    </svg>
  );
}

/** The prices of a list that was read, with the increase in red once it is known. */
export const FoundComb = ({ services }: CombProps) => {
  const { now, keepingPace } = menuCombs(services);
  const isPriced = services.some(({ rounded }) => rounded !== undefined);
  return (
    <svg className={styles.foundComb} viewBox={menuCombViewBox('panel')} aria-hidden="true">
      {isPriced ? (
        <Comb shape={keepingPace} colors={{ fill: 'lacquerOnHoney' }} className={styles.increase} />
      ) : null}
      <Comb shape={now} colors={{ fill: 'ink' }} />
    </svg>
  );
};

interface CatchUpProps {
  readonly prices: readonly (PricedService | undefined)[];
}

/** The average change of a list that was read; until its month is known, a dim figure as high. */
export function CatchUp({ prices }: CatchUpProps) {
  const { services, averageChangeInPercent = 0 } = menuTotals(prices);
  const isKnown = services > 0;
  if (prices.length === 0) return null;
  return (
    <div className={styles.catchUp} aria-live="polite">
      {/* A new key announces the figure with its sentence. */}
      <div key={String(isKnown)} aria-hidden={!isKnown}>
        <p className={styles.catchUpFigure[isKnown ? 'known' : 'awaited']}>
          <SignedFigure text={isKnown ? wholePercent(averageChangeInPercent) : '+––%'} />
        </p>
        <p>{menuTotalsText.catchUp}</p>
      </div>
    </div>
  );
}

const AWAITED = Array.from({ length: 12 }, () => 72);
const missing = [...AWAITED.keys()];

/** The comb on the sheet of a menu: of its prices, or of dashed teeth in their place. */
export function SheetComb({ menu, pricesOf }: PricedMenu) {
  const services = drawnIn({ menu, pricesOf });
  if (services.length > 0) return <BothCombs services={services} place="sheet" />;
  return (
    <svg className={styles.comb.sheet} viewBox={menuCombViewBox('sheet')} aria-hidden="true">
      <Comb
        shape={{ x: 6, y: 76, width: 388, lengths: AWAITED, missing, toothWidth: 14, spine: 14 }}
        colors={{ fill: 'powder', missingStroke: 'powder' }}
      />
    </svg>
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
  return (
    <section className={styles.totals} aria-labelledby="menu-example">
      <h2 id="menu-example" className={styles.totalsHeading}>
        {heading}
      </h2>
      <p>
        {text} {monthNameOf(since)}:
      </p>
      <dl className={styles.facts}>
        {example.map(({ service, price, rounded, ...mark }) => (
          <div key={service} className={styles.fact}>
            <dt>{service}</dt>
            <Leader />
            <dd>
              <Prices mark={mark} price={price} next={rounded} />
            </dd>
          </div>
        ))}
      </dl>
      {onUse ? (
        <p>
          <button type="button" className={styles.exampleUse} onClick={onUse}>
            {use}
          </button>
        </p>
      ) : null}
      <p className={styles.combNote}>{menuTotalsText.comb}</p>
      <BothCombs services={example} />
    </section>
  );
}
