import { menuDeskText } from '@tallycomb/content/calculator';
import { Fragment, memo } from 'react';
import { plainMoney, typeset } from '../../../calculator/figures/figures';
import { PaperComb } from '../../../calculator/paper/paper-comb';
import { fitting, PriceRow, Sheet } from '../../../calculator/paper/sheet';
import { markedMoney } from '../figures';
import { isChanged, type PricedMenu, type PricedService } from '../menu-pricing';
import { isBlank, liveEntries, type MenuEntry } from '../menu-reducer';
import { bySection, nameUnder, readEntry } from '../menu-state';
import * as styles from './printed-menu.css';
import { layoutOf, type Paper, widthOf } from './sheet-layout';

const { paper: paperText, notice: noticeText } = menuDeskText;

interface PrintedServiceProps {
  readonly entry: MenuEntry;
  readonly prices: PricedService | undefined;
  readonly paper: Paper;
  /** Characters of the longest amount. */
  readonly widest: number;
}

/** The new price of a service, or its current price if there is no new one. */
const priceOf = (entry: MenuEntry, prices: PricedService | undefined) =>
  prices?.rounded ?? readEntry(entry).item?.price;

function markedPrice(entry: MenuEntry, prices: PricedService | undefined): string {
  const dollars = priceOf(entry, prices);
  return dollars === undefined ? '' : markedMoney(entry)(dollars);
}

/** A service with its price; but on the menu, in a column beside the one until then. */
const PrintedService = memo(({ entry, prices, paper, widest }: PrintedServiceProps) => {
  const { item } = readEntry(entry);
  const name = (
    <>
      {typeset(nameUnder(entry.section, entry.service))}
      {entry.level ? <span className={styles.level}> {typeset(entry.level)}</span> : null}
    </>
  );
  const price = markedPrice(entry, prices);
  if (paper === 'new') return <PriceRow name={name} price={price} />;
  const both = (
    <span className={styles.prices[fitting(widest, 3, 4, 6, 9, 12)]}>
      {isChanged(prices) && item ? <s className={styles.old}>{plainMoney(item.price)}</s> : null}
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
  /** Why prices change; may be empty. */
  readonly reason: string;
}

/** The printed menu: services and prices, with their comb at the foot. */
export function PrintedMenu({ menu, pricesOf, paper, from, salon, reason }: PrintedMenuProps) {
  const entries = liveEntries(menu).filter(
    (entry) => !isBlank(entry) && (paper !== 'notice' || isChanged(pricesOf(entry))),
  );
  const sections = bySection(entries);
  const letter = paper === 'notice' ? reason.replace('. ', '.\n') : '';
  const { columns, type, longest, sheets } = layoutOf(sections, paper, letter !== '');
  const starts = new Set(sections.map(([first]) => first));
  const widest = Math.max(...entries.map((entry) => markedPrice(entry, pricesOf(entry)).length));
  const heading = paperText.headings[paper];
  const day = from && `Starting ${from}`;
  /** A notice’s clients know the salon; its headline is the day. */
  const headOf = (page: string) =>
    paper === 'notice' ? [day, heading, page, salon] : [salon, heading, page, day];
  return sheets.map(({ parts, lines }, at) => (
    <Sheet
      key={parts[0]?.[0]?.[0]?.id}
      head={headOf(sheets.length > 1 ? `Page ${at + 1} of ${sheets.length}` : '')}
    >
      {letter && at === 0 ? <p className={styles.letter}>{letter}</p> : null}
      <div
        className={`${styles.services[columns]} ${letter ? styles.belowLetter[columns] : ''} ${styles.type[type]} ${styles.lines[lines]}`}
      >
        {parts.map((column) => (
          <PrintedColumn
            key={column[0]?.[0]?.id}
            rule={endsLevel(column, parts) ? styles.stretched : styles.rule}
            {...{ column, starts, widest, pricesOf, paper }}
          />
        ))}
      </div>
      <PricesComb entries={parts.flat(2)} {...{ pricesOf, paper, longest }} />
    </Sheet>
  ));
}

type PrintedSections = readonly (readonly MenuEntry[])[];

/** Rows of a column with its headings and the lines between its sections. */
const rowsIn = (column: PrintedSections) => column.flat().length + 2 * column.length;

/** True if a line more between its sections brings a column to the end of the other one. */
const endsLevel = (column: PrintedSections, columns: readonly PrintedSections[]) =>
  Math.max(...columns.map(rowsIn)) - rowsIn(column) < column.length;

interface PrintedColumnProps extends Pick<PrintedMenuProps, 'pricesOf' | 'paper'> {
  readonly column: PrintedSections;
  /** Class of the hairlines between its sections. */
  readonly rule: string;
  /** First services of the menu's sections; another begins the rest of one. */
  readonly starts: ReadonlySet<MenuEntry | undefined>;
  /** Characters of the longest amount. */
  readonly widest: number;
}

/** A heading; “continued” follows one in capitals in capitals. */
function headingOf(section: string, isStart: boolean): string {
  const isLoud = section === section.toUpperCase();
  const { continued } = paperText;
  return `${typeset(section)}${isStart ? '' : isLoud ? continued.toUpperCase() : continued}`;
}

/** Sections from the top of a sheet to its foot. */
const PrintedColumn = ({ column, rule, starts, widest, pricesOf, paper }: PrintedColumnProps) => (
  <div className={styles.column}>
    {column.map((section, at) => (
      <Fragment key={section[0]?.id}>
        {at > 0 ? <hr className={rule} /> : null}
        <section className={styles.section}>
          {section[0]?.section ? (
            <h2 className={styles.heading}>
              {headingOf(section[0].section, starts.has(section[0]))}
            </h2>
          ) : null}
          <ul>
            {section.map((entry) => (
              <PrintedService
                key={entry.id}
                prices={pricesOf(entry)}
                {...{ entry, paper, widest }}
              />
            ))}
          </ul>
        </section>
      </Fragment>
    ))}
  </div>
);

interface PricesCombProps extends Pick<PrintedMenuProps, 'pricesOf' | 'paper'> {
  readonly entries: readonly MenuEntry[];
  /** Length of the tooth of the highest price, in millimeters. */
  readonly longest: number;
}

/** Ems of type in which names stand side by side on a comb's spine, each below its tooth. */
const SPINE = 25;

/** Height of a line of names in tenths of a millimeter, by which the teeth above it are shorter. */
const NAMES = 100;

/** A tooth for each price, from the lowest to the highest or with its name; its increase is red where the price until then stands beside it. */
function PricesComb({ entries, pricesOf, paper, longest }: PricesCombProps) {
  const listed = entries.flatMap((entry) => {
    const prices = pricesOf(entry);
    const name = typeset(nameUnder(entry.section, entry.service));
    if (!prices) return [];
    const { price, rounded = price } = prices;
    return [{ name: `${name} ${plainMoney(rounded)}`, next: rounded, price }];
  });
  const sorted = listed.toSorted((a, b) => a.next - b.next);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const widest = Math.max(...listed.map(({ name }) => widthOf(name)));
  const areNamed = widest * listed.length <= SPINE;
  const teeth = areNamed ? listed : sorted;
  const words =
    paper === 'both' ? paperText.comb : <span className={styles.thanks}>{noticeText.thanks}</span>;
  return (
    <PaperComb
      values={teeth.map(({ next }) => next)}
      longest={10 * longest - (areNamed ? NAMES : 0)}
      labels={areNamed ? teeth.map(({ name }) => name) : undefined}
      words={areNamed ? [words] : [plainMoney(first.next), words, plainMoney(last.next)]}
      {...(paper !== 'new' && { before: teeth.map(({ price }) => price) })}
    />
  );
}
