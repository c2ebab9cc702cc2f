import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { Icon } from '../Icons/Icon';
import * as styles from './Sheet.css';

interface SearchBoxProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A picture of a search field. */
export const SearchBox = ({ className, children }: SearchBoxProps) => (
  <p className={classNames(styles.box, className)}>
    <Icon width="20" height="20" strokeWidth="2">
      <path d="M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5 21 21" />
    </Icon>
    {children}
  </p>
);
