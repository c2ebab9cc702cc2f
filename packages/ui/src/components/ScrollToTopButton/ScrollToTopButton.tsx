'use client';

import type { ComponentPropsWithRef } from 'react';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { classNames } from '../../styles/class-names';
import { IconArrowUp } from '../Icons';
import * as styles from './ScrollToTopButton.css';

/** Puts the focus before everything in the page: the next Tab reaches its first control. */
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
  /** Names the button, which shows an arrow only. */
  readonly label: string;
  /**
   * How far the page must be scrolled before the button appears, in CSS pixels.
   *
   * @default 300
   */
  readonly threshold?: number;
}

/** A `<button>` in the bottom right corner of the window, hidden near the top of the page. */
export function ScrollToTopButton(props: ScrollToTopButtonProps) {
  const { label, threshold = 300, className, ...rest } = props;
  const visible = useScrolledPast(threshold);
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
