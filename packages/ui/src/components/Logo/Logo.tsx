import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../styles/class-names';
import * as styles from './Logo.css';
import { wordmark } from './wordmark';

/** The mark on a grid of 32: four teeth on a spine and a slash that makes them a tally of five. */
const mark = {
  box: 32,
  /** Teeth 3.4 wide at 6.2, 12.73, 19.27 and 25.8 and their spine, less a gap of 6.4 around the strike. */
  comb: 'M4.5 15.86V6a1.7 1.7 0 0 1 3.4 0v8.33zM4.5 22.87l3.4-1.53V25h-3.4zM11.03 12.92V6a1.7 1.7 0 0 1 3.4 0v5.4zM11.03 19.94l3.4-1.53V25h-3.4zM17.57 9.99V6a1.7 1.7 0 0 1 3.4 0v2.46zM17.57 17l3.4-1.53V25h-3.4zM24.1 7.05V6a1.7 1.7 0 0 1 3.4 0v-.47zM24.1 14.07l3.4-1.53V25h-3.4zM5.5 23h21a2.5 2.5 0 0 1 0 5h-21a2.5 2.5 0 0 1 0-5z',
  strike: 'M2.2 20.4 29.8 8',
  line: 3.4,
} as const;

/** Outlines of the name beside the mark, at a font size of 30. */
const name = { x: mark.box + 8, baseline: 24, scale: 30 / wordmark.em } as const;
const widthWithName = Math.ceil(name.x + wordmark.width * name.scale);

/** Props of `Logo`, besides the attributes of its element. */
export interface LogoProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Accessible name; without it the logo is decoration. */
  readonly label?: string;
  /** Shows the mark without the name. */
  readonly markOnly?: boolean;
}

/** An `<svg>` of the mark (a comb, a tally of five, a rising line) and the outlined name. */
export function Logo({ label, markOnly = false, className, ...rest }: LogoProps) {
  const fullWidth = markOnly ? mark.box : widthWithName;
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
      <path fill="currentColor" d={mark.comb} />
      <path
        className={styles.strike}
        strokeWidth={mark.line}
        strokeLinecap="round"
        d={mark.strike}
      />
      {markOnly ? null : (
        <path
          fill="currentColor"
          transform={`translate(${name.x} ${name.baseline}) scale(${name.scale})`}
          d={wordmark.d}
        />
      )}
    </svg>
  );
}
