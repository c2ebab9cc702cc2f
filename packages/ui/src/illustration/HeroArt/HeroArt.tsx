'use client';

import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react';
import { classNames } from '../../styles/class-names';
import { Flag, HairAndComb, Handle, Ruler } from './Drawing';
import { heroSigns, heroTooth, medianSalon, salonCount, yourSalon } from './geometry';
import * as styles from './HeroArt.css';

/** Props of `HeroArt`, besides the attributes of its element. */
export interface HeroArtProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture in words, without your price, which a visitor may change. */
  readonly label: string;
  /** Written below the ruler: what the teeth are. */
  readonly caption: string;
  /** On your tag; names the range input. */
  readonly youLabel: string;
  /** On the tag of the tooth in the middle. */
  readonly medianLabel: string;
  /** Your price less the median, in whole dollars, in words: `$37 under the median`. */
  readonly describeGap: (dollars: number) => string;
  /** Which of the 48 salons is yours, counted from 0, the cheapest. */
  readonly salon?: number;
  /** With it, your tag is a range input that moves along the teeth. */
  readonly onSalonChange?: (salon: number) => void;
  /** A price as its tag reads; without it, whole dollars. */
  readonly formatPrice?: (dollars: number) => string;
}

const wholeDollars = (dollars: number): string => `$${Math.round(dollars)}`;

/** Moves your tooth: by the input, and by the tag itself. */
function useSlider(onSalonChange?: (salon: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (salon: number) => onSalonChange?.(heroTooth(salon).salon);

  // It may have been moved before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it mounts.
  useEffect(() => {
    const { current } = input;
    if (current && current.value !== current.defaultValue) choose(current.valueAsNumber);
  }, []);

  const dragTag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!input.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = input.current.getBoundingClientRect();
    const share = (clientX - left - styles.thumbWidth / 2) / (width - styles.thumbWidth);
    choose(Math.round(share * (salonCount - 1)));
  };

  return {
    inputProps: {
      ref: input,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => choose(target.valueAsNumber),
    },
    tagProps: {
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
        currentTarget.setPointerCapture(pointerId),
      onPointerMove: dragTag,
    },
  };
}

/**
 * A `<div>` with an `<svg role="img">`: a comb whose teeth are the prices of 48 salons, hair that
 * falls through it, and a flag on your tooth and on the median one. It fits any width: the comb is
 * stretched, its words are not; a phone shows one tooth in three. The teeth grow once when the page
 * opens. With `onSalonChange`, an `<input type="range">` lies over the teeth.
 */
export function HeroArt({
  label,
  caption,
  youLabel,
  medianLabel,
  describeGap,
  salon = yourSalon,
  onSalonChange,
  formatPrice = wholeDollars,
  className,
  ...rest
}: HeroArtProps) {
  const [you, median] = [heroTooth(salon), heroTooth(medianSalon)];
  const signs = heroSigns(you.salon, {
    you: { words: youLabel, price: formatPrice(you.price) },
    median: { words: medianLabel, price: formatPrice(median.price) },
  });
  const gap = describeGap(Math.round(you.price) - Math.round(median.price));
  const { inputProps, tagProps } = useSlider(onSalonChange);
  return (
    <div {...rest} className={classNames(styles.figure, className)}>
      {/* First, as the drawing is long: half a page that has arrived stands as the whole will. */}
      <p className={styles.legend}>
        <span>{caption}</span>
        <strong className={styles.gap}>
          {youLabel}: {gap}
        </strong>
      </p>
      <div className={styles.frame}>
        <HairAndComb you={you} />
        <svg className={styles.picture} role="img" aria-label={label}>
          <Ruler you={you} formatPrice={formatPrice} />
          <Flag look="median" sign={signs.median} />
          <Flag
            look="you"
            sign={signs.you}
            {...(onSalonChange ? { className: styles.tag, ...tagProps } : {})}
          />
          {onSalonChange ? <Handle tooth={you} /> : null}
        </svg>
        {onSalonChange ? (
          <input
            type="range"
            className={styles.range}
            aria-label={youLabel}
            aria-valuetext={`${formatPrice(you.price)}, ${gap}`}
            autoComplete="off"
            max={salonCount - 1}
            value={you.salon}
            {...inputProps}
          />
        ) : null}
      </div>
    </div>
  );
}
