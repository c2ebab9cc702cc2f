import { classNames } from '../../styles/class-names';
import * as styles from './PriceVignette.css';
import { comb, combBox, priceTeeth } from './price-comb';
import { SearchBox, Sheet, type VignetteProps, wholeDollars } from './Sheet';
import * as sheet from './Sheet.css';

/** One price of the list. */
export interface VignettePrice {
  /** Tells it from the other rows. */
  readonly id: string;
  /** Whose price it is. */
  readonly label: string;
  /** In whole dollars. */
  readonly price: number;
  /** Draws its tooth black. */
  readonly isYours: boolean;
}

/** Props of `PriceVignette`. */
export interface PriceVignetteProps extends VignetteProps {
  /** Title of the drawn sheet. */
  readonly heading: string;
  /** In the drawn search box: what is priced. */
  readonly service: string;
  /** In the search box, too: how far around. */
  readonly radius: string;
  /** One tooth each, lowest first. */
  readonly prices: readonly number[];
  /** Place of your salon in `prices`, counted from 0. */
  readonly yourIndex: number;
  /** How many prices there are, in words. */
  readonly countLabel: string;
  /** The prices that are written out below the comb. */
  readonly rows: readonly VignettePrice[];
  /** A price as its label reads; without it, whole dollars. */
  readonly formatPrice?: (price: number) => string;
}

function PriceComb({ prices, yourIndex }: Pick<PriceVignetteProps, 'prices' | 'yourIndex'>) {
  const { width, height } = combBox(prices.length);
  const teeth = priceTeeth(prices);
  const others = teeth.filter((_tooth, index) => index !== yourIndex);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.picture} aria-hidden="true">
      <path d={others.join('')} />
      <path className={styles.yours} d={teeth[yourIndex]} />
      <rect className={styles.spine} y={comb.height} width={width} height={comb.spine} rx="3" />
    </svg>
  );
}

/** A `<div role="img">`: the prices of one service as a comb and as a list, your own marked in both. */
export function PriceVignette({
  heading,
  service,
  radius,
  prices,
  yourIndex,
  countLabel,
  rows,
  formatPrice = wholeDollars,
  ...rest
}: PriceVignetteProps) {
  return (
    <Sheet {...rest}>
      <div className={styles.fields}>
        <SearchBox className={styles.service}>{service}</SearchBox>
        <p className={sheet.box}>{radius}</p>
      </div>
      <p className={sheet.title}>{heading}</p>
      <PriceComb prices={prices} yourIndex={yourIndex} />
      <p className={styles.axis}>
        <span>{formatPrice(Math.min(...prices))}</span>
        <span>{countLabel}</span>
        <span>{formatPrice(Math.max(...prices))}</span>
      </p>
      {rows.map(({ id, label, price, isYours }) => (
        <p key={id} className={classNames(styles.row, isYours && styles.yourRow)}>
          {label}
          <span className={styles.price}>{formatPrice(price)}</span>
        </p>
      ))}
    </Sheet>
  );
}
