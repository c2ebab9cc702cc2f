import { classNames } from '../../styles/class-names';
import { Link, type LinkProps } from '../Link/Link';
import * as styles from './TextLink.css';

/** An `<a>` in running text, with the lacquer underline. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={classNames(styles.link, className)} {...rest} />;
}
