'use client';

import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { classNames } from '../../styles/class-names';
import { Flag, Hair, Handle, Ruler, Teeth } from './Drawing';
import { type HeroTooth, heroGeometry, heroSigns, toothNear, yourSalon } from './geometry';
import * as styles from './HeroArt.css';
import { type HeroSize, thumbWidth } from './layouts';

/** What `HeroArt` takes, besides the attributes of its element. */
export interface HeroArtProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `desktop` from 1024 pixels up, `tablet` from 768, `mobile` below. */
  readonly size: HeroSize;
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
function useSlider(teeth: readonly HeroTooth[], onSalonChange?: (salon: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (index: number) => {
    const tooth = teeth[Math.min(Math.max(index, 0), teeth.length - 1)];
    if (tooth) onSalonChange?.(tooth.salon);
  };

  // It may have been moved before React was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it mounts.
  useEffect(() => {
    const { current } = input;
    if (current && current.value !== current.defaultValue) choose(current.valueAsNumber);
  }, []);

  const dragTag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!input.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = input.current.getBoundingClientRect();
    const share = (clientX - left - thumbWidth / 2) / (width - thumbWidth);
    choose(Math.round(share * (teeth.length - 1)));
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
 * falls through it, and a flag on your tooth and on the median one. The teeth grow once when the
 * page opens. With `onSalonChange`, an `<input type="range">` lies over the teeth.
 */
export function HeroArt({
  size,
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
  const geometry = useMemo(() => heroGeometry(size), [size]);
  const { layout, teeth, median } = geometry;
  const you = toothNear(teeth, salon);
  const signs = heroSigns(
    { tooth: you, words: youLabel, price: formatPrice(you.price) },
    { tooth: median, words: medianLabel, price: formatPrice(median.price) },
    layout,
  );
  const gap = describeGap(Math.round(you.price) - Math.round(median.price));
  const { inputProps, tagProps } = useSlider(teeth, onSalonChange);
  return (
    <div {...rest} className={classNames(styles.figure, className)}>
      {/* First, as the drawing is long: half a page that has arrived stands as the whole will. */}
      <p className={styles.legend}>
        <span>{caption}</span>
        <strong className={styles.gap}>
          {youLabel}: {gap}
        </strong>
      </p>
      <div className={classNames(styles.frame, styles.sizes[size])}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="img"
          aria-label={label}
        >
          <Hair geometry={geometry} />
          <Teeth geometry={geometry} you={you} />
          <Ruler geometry={geometry} you={you} formatPrice={formatPrice} />
          <Flag look="median" sign={signs.median} layout={layout} />
          <Flag
            look="you"
            sign={signs.you}
            layout={layout}
            {...(onSalonChange ? { className: styles.tag, ...tagProps } : {})}
          />
          {onSalonChange ? <Handle x={you.x} y={layout.base} radius={layout.handle} /> : null}
        </svg>
        {onSalonChange ? (
          <input
            type="range"
            className={classNames(styles.range, styles.ranges[size])}
            aria-label={youLabel}
            aria-valuetext={`${formatPrice(you.price)}, ${gap}`}
            autoComplete="off"
            max={layout.teeth - 1}
            value={teeth.indexOf(you)}
            {...inputProps}
          />
        ) : null}
      </div>
    </div>
  );
}
