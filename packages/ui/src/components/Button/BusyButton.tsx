'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from '../Link/Link';

interface Busy {
  readonly busy?: boolean | undefined;
}

/** Cancels a click before a form or a router's link acts on it. */
function cancel(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const spent = (busy: boolean | undefined) =>
  busy ? { 'aria-disabled': true, onClickCapture: cancel } : {};

/** A `<button>` that may become busy. It stays the same element, and so keeps the focus. */
export const BusyButton = ({ busy, ...rest }: ComponentPropsWithRef<'button'> & Busy) => (
  <button type="button" {...rest} {...spent(busy)} />
);

export const BusyLink = ({ busy, ...rest }: LinkProps & Busy) => (
  <Link {...rest} {...spent(busy)} />
);
