import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../../styles/class-names';
import { Link, type LinkProps } from '../Link';
import * as styles from './Button.css';

interface Look {
  readonly variant?: keyof typeof styles.variant;
  readonly size?: keyof typeof styles.size;
  /** As wide as its container. */
  readonly block?: boolean;
  /** Work is under way: it keeps focus, looks spent and ignores clicks. */
  readonly busy?: boolean;
}

type ButtonElementProps = Look & ComponentPropsWithRef<'button'> & { readonly href?: undefined };
type ButtonLinkProps = Look & LinkProps;
export type ButtonProps = ButtonElementProps | ButtonLinkProps;

/** Cancels the click, and with it what a form or a router's link makes of it. */
function cancel(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function skin<Props extends Look & { className?: string | undefined }>(props: Props) {
  const {
    variant = 'primary',
    size = 'md',
    block = false,
    busy = false,
    className,
    ...rest
  } = props;
  const look = [styles.button, styles.size[size], styles.variant[variant], block && styles.block];
  const spent = busy ? { 'aria-disabled': true, onClickCapture: cancel } : {};
  return { ...rest, ...spent, className: classNames(...look, className) };
}

/** A `<button type="button">`, or an `<a>` when it has an `href`, shaped like a swing tag. */
export function Button(props: ButtonProps) {
  if (props.href !== undefined) return <Link {...skin(props)} />;
  return <button type="button" {...skin(props)} />;
}
