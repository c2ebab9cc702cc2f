import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Logo.css';
import { mark, nameBesideMark } from './mark';
import { wordmark } from './wordmark';

const { x, baseline, scale } = nameBesideMark;

/** What `Logo` takes, besides the attributes of its element. */
export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Accessible name; without it the logo is decoration. */
  readonly label?: string;
  /** The mark alone, without the name. */
  readonly markOnly?: boolean;
}

const Mark = () => (
  <>
    <path fill="currentColor" d={mark.comb} />
    <path className={styles.strike} strokeWidth={mark.line} strokeLinecap="round" d={mark.strike} />
  </>
);

/** An `<svg>` of the mark (a comb, a tally of five, a rising line) and the outlined name. */
export function Logo({ label, markOnly = false, className, ...rest }: LogoProps) {
  const fullWidth = markOnly ? mark.box : nameBesideMark.end;
  return (
    <svg
      viewBox={`0 0 ${fullWidth} ${mark.box}`}
      width={fullWidth}
      height={mark.box}
      className={classNames(styles.logo, className)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      <Mark />
      {markOnly ? null : (
        <path
          fill="currentColor"
          transform={`translate(${x} ${baseline}) scale(${scale})`}
          d={wordmark.d}
        />
      )}
    </svg>
  );
}
