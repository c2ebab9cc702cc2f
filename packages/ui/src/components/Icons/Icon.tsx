import type { ComponentPropsWithRef } from 'react';

/** Props of an icon: the attributes of an `<svg>`. */
export type IconProps = ComponentPropsWithRef<'svg'>;

/**
 * The `<svg>` of every icon: 24 units, round strokes in the text color, hidden from assistive
 * technology unless labeled. `d` is the path of an icon that has only one.
 */
export function Icon({ d, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-hidden={rest['aria-label'] ? undefined : true}
      aria-label={rest['aria-label']}
      {...rest}
    >
      {d ? <path d={d} /> : null}
      {children}
    </svg>
  );
}
