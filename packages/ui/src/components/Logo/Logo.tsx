import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../class-names';
import * as styles from './Logo.css';
import { wordmark } from './wordmark';

const MARK = 32;
const GAP = 8;
const TEXT_SIZE = 30;
const BASELINE = 24;

const scale = TEXT_SIZE / wordmark.em;
const width = Math.ceil(MARK + GAP + wordmark.width * scale);

const TEETH = 'M6.2 25V6m6.53 19V6m6.54 19V6m6.53 19V6';
const STRIKE = 'M2.2 20.4 29.8 8';

export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Accessible name; without it the logo is decoration. */
  readonly label?: string;
  /** The mark alone, without the name. */
  readonly markOnly?: boolean;
}

function Mark() {
  const maskId = useId();
  return (
    <>
      <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width={MARK} height={MARK}>
        <path fill="#fff" d={`M0 0h${MARK}v${MARK}H0z`} />
        <path stroke="#000" strokeWidth="6.4" d={STRIKE} />
      </mask>
      <g mask={`url(#${maskId})`}>
        <rect x="3" y="23" width="26" height="5" rx="2.5" fill="currentColor" />
        <path stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" d={TEETH} />
      </g>
      <path className={styles.strike} strokeWidth="3.4" strokeLinecap="round" d={STRIKE} />
    </>
  );
}

/** An `<svg>` of the mark (a comb, a tally of five, a rising line) and the outlined name. */
export function Logo({ label, markOnly = false, className, ...rest }: LogoProps) {
  const fullWidth = markOnly ? MARK : width;
  return (
    <svg
      viewBox={`0 0 ${fullWidth} ${MARK}`}
      width={fullWidth}
      height={MARK}
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
          transform={`translate(${MARK + GAP} ${BASELINE}) scale(${scale})`}
          d={wordmark.d}
        />
      )}
    </svg>
  );
}
