import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../../styles/class-names';
import { Link, type LinkProps } from '../Link/Link';
import { BusyButton, BusyLink } from './BusyButton';
import type { size, variant } from './Button.css';
import * as styles from './Button.css';

/** Look of a button. */
export interface ButtonLook {
  /**
   * Lacquer for the one main action; ink on honey, paper on lacquer and night.
   *
   * @default 'primary'
   */
  readonly variant?: keyof typeof variant;
  /**
   * `sm` for tight places such as the header.
   *
   * @default 'md'
   */
  readonly size?: keyof typeof size;
  /**
   * As wide as its container.
   *
   * @default false
   */
  readonly block?: boolean;
  /**
   * Work is under way: it keeps the focus, looks spent and ignores clicks. Pass `false` when it may
   * become busy later; without the prop it is a static button that needs no script.
   */
  readonly busy?: boolean;
}

/** Props of a button. */
export interface ButtonElementProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'onClick' | 'type'> {
  /** None: with an address, it is a link. */
  readonly href?: undefined;
  /** Called when it is pressed, unless it is busy. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /**
   * Effect in a form: `submit` sends it.
   *
   * @default 'button'
   */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /**
   * There is none: a disabled button takes no focus and cannot say why. Use `busy` while work is
   * under way; else let a press answer with what is missing.
   */
  readonly disabled?: never;
}

/** Props of a link that looks like a button. */
export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** Props of `Button`: a `<button>`, or with `href` a link. */
export type ButtonProps = ButtonElementProps | ButtonLinkProps;

function skin<Props extends ButtonLook & { className?: string | undefined }>(props: Props) {
  const { variant = 'primary', size = 'md', block = false, className, ...rest } = props;
  const look = [styles.button, styles.size[size], styles.variant[variant], block && styles.block];
  return { ...rest, className: classNames(...look, className) };
}

/** A `<button type="button">`, or an `<a>` when it has an `href`, shaped like a swing tag. */
export function Button(props: ButtonProps) {
  if (props.href !== undefined) {
    const link = skin(props);
    return link.busy === undefined ? <Link {...link} /> : <BusyLink {...link} />;
  }
  const button = skin(props);
  return button.busy === undefined ? (
    <button type="button" {...button} />
  ) : (
    <BusyButton {...button} />
  );
}
