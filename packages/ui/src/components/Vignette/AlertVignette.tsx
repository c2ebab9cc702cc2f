import * as styles from './AlertVignette.css';
import { Pill, Sheet, SheetHead, type VignetteProps, wholeDollars } from './Sheet';

/** One alert of the list. */
export interface VignetteAlert {
  /** Tells it from the other alerts. */
  readonly id: string;
  /** The service whose price changed. */
  readonly service: string;
  /** Whose price it is. */
  readonly salon: string;
  /** How long ago, in words. */
  readonly when: string;
  /** Price before; left out for a new service. */
  readonly before?: number;
  /** Price now. */
  readonly after: number;
  /** The change in words or per cent, with its sign: the color alone never says it. */
  readonly change: string;
  /** Colors the change. */
  readonly direction: 'up' | 'down' | 'new';
}

/** Props of `AlertVignette`. */
export interface AlertVignetteProps extends VignetteProps {
  /** Title of the drawn sheet. */
  readonly heading: string;
  /** In the pill beside the title. */
  readonly badge: string;
  /** One row each, latest first. */
  readonly alerts: readonly VignetteAlert[];
  /**
   * A price as its label reads; without it, whole dollars.
   *
   * @default whole dollars
   */
  readonly formatPrice?: (price: number) => string;
}

/** A `<div role="img">`: a list of price changes, the old price struck out. */
export function AlertVignette(props: AlertVignetteProps) {
  const { heading, badge, alerts, formatPrice = wholeDollars, ...rest } = props;
  return (
    <Sheet {...rest}>
      <SheetHead heading={heading} badge={badge} />
      {alerts.map(({ id, service, salon, when, before, after, change, direction }) => (
        <div key={id} className={styles.alert}>
          <p className={styles.what}>{`${service}\n${salon}\n${when}`}</p>
          <p className={styles.price}>
            {before === undefined ? null : <s className={styles.before}>{formatPrice(before)}</s>}
            {formatPrice(after)}
          </p>
          <Pill tone={direction}>{change}</Pill>
        </div>
      ))}
    </Sheet>
  );
}
