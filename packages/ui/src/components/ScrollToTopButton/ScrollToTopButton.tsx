'use client';

import type { ComponentPropsWithRef } from 'react';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { classNames } from '../../styles/class-names';
import { IconArrowUp } from '../Icons';
import * as styles from './ScrollToTopButton.css';

/** Moves the focus to the start of the page, so that the next Tab reaches its first control. */
function focusPageStart(): void {
  const { body } = document;
  body.setAttribute('tabindex', '-1');
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

function returnToTop(): void {
  // No `behavior`: the page's own `scroll-behavior` is smooth only where motion is welcome.
  scrollTo({ top: 0 });
  focusPageStart();
}

/** Props of `ScrollToTopButton`, besides the attributes of its element. */
export interface ScrollToTopButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onClick'> {
  /** Accessible name of the button, which shows only an arrow. */
  readonly label: string;
}

/** A `<button>` in the bottom right corner of the window, shown beyond 300 CSS pixels of the page. */
export function ScrollToTopButton({ label, className, ...rest }: ScrollToTopButtonProps) {
  const visible = useScrolledPast(300);
  return (
    <button
      type="button"
      aria-label={label}
      hidden={!visible}
      className={classNames(styles.button, className)}
      onClick={returnToTop}
      data-corner=""
      {...rest}
    >
      <IconArrowUp />
    </button>
  );
}
