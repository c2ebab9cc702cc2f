import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Chip, type ChipTone } from '../Chip';
import { classNames } from '../class-names';
import { IconPause, IconPlay } from '../Icons';
import * as styles from './ChipStrip.css';

export interface ChipStripItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly tone: ChipTone;
  readonly icon?: ReactNode;
}

export interface ChipStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the list. */
  readonly label: string;
  readonly items: readonly ChipStripItem[];
  readonly pauseLabel?: string;
  readonly playLabel?: string;
}

function Chips({ items, ...rest }: Pick<ChipStripProps, 'items'> & ComponentPropsWithRef<'ul'>) {
  return (
    <ul {...rest}>
      {items.map(({ id, label, tone, icon }) => (
        <li key={id}>
          <Chip tone={tone} icon={icon}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

const scrollBack = ({ currentTarget }: FocusEvent<HTMLElement>) => {
  currentTarget.scrollLeft = 0;
};

/**
 * A `<div>` with a row of chips that passes by without end. It starts only once its pause button
 * works (WCAG 2.2.2); before that, without JavaScript and under reduced motion it is a row that
 * scrolls. Pointing at it or focusing it holds it still.
 */
export function ChipStrip({
  label,
  items,
  pauseLabel = 'Pause',
  playLabel = 'Play',
  className,
  ...rest
}: ChipStripProps) {
  const [motion, setMotion] = useState<'still' | 'playing' | 'paused'>('still');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => setMotion('playing'), []);
  const playing = motion === 'playing';
  const toggle = () => {
    row.current?.scrollTo({ left: 0, behavior: 'instant' });
    setMotion(playing ? 'paused' : 'playing');
  };
  const scroller = {
    role: 'group',
    tabIndex: 0,
    'aria-label': label,
    onBlur: scrollBack,
  } as const;
  const ControlIcon = playing ? IconPause : IconPlay;
  return (
    <div {...rest} className={classNames(styles.strip, className)} data-motion={motion}>
      <div ref={row} className={styles.row} {...scroller}>
        <Chips items={items} className={styles.list} />
        {motion === 'still' ? null : (
          <Chips
            items={items}
            className={classNames(styles.list, styles.copy)}
            aria-hidden="true"
            inert
          />
        )}
      </div>
      <button
        type="button"
        className={styles.control}
        aria-label={playing ? pauseLabel : playLabel}
        onClick={toggle}
      >
        <ControlIcon />
      </button>
    </div>
  );
}
