import { hero } from '@tallycomb/content/pages';
import { type ChangeEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as styles from './hero-art.css';
import { dollars, Flag, HairAndComb, Handle, Ruler } from './hero-drawing';
import { heroSigns, heroTooth, medianSalon, salonCount, yourSalon } from './hero-geometry';

const { label, caption, youLabel, flags } = hero.art;

/** State of the `you` tooth: its salon, and handlers for the range input and for dragging the flag. */
function useSlider() {
  const [salon, setSalon] = useState(yourSalon);
  const input = useRef<HTMLInputElement>(null);

  // The visitor may have moved the input before hydration.
  useEffect(() => {
    const { current } = input;
    if (current && current.value !== current.defaultValue) setSalon(current.valueAsNumber);
  }, []);

  const dragTag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!input.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, width } = input.current.getBoundingClientRect();
    const share = (clientX - left - styles.thumbWidth / 2) / (width - styles.thumbWidth);
    setSalon(heroTooth(Math.round(share * (salonCount - 1))).salon);
  };

  return {
    you: heroTooth(salon),
    inputProps: {
      ref: input,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setSalon(target.valueAsNumber),
    },
    tagProps: {
      className: styles.tag,
      onPointerDown: ({ currentTarget, pointerId }: PointerEvent) =>
        currentTarget.setPointerCapture(pointerId),
      onPointerMove: dragTag,
    },
  };
}

function describeGap(gap: number): string {
  if (gap === 0) return hero.gap.none;
  return `${dollars(Math.abs(gap))} ${gap < 0 ? hero.gap.under : hero.gap.over}`;
}

/**
 * A comb of the prices of 48 salons with hair falling through it, and flags on your tooth and the
 * median one. An `<input type="range">` over the teeth moves yours. The comb is stretched to any
 * width and its text is not; a phone shows every third tooth. The teeth grow once, when the page
 * opens.
 */
export function HeroArt() {
  const { you, inputProps, tagProps } = useSlider();
  const median = heroTooth(medianSalon);
  const signs = heroSigns(you.salon, {
    you: { words: flags.you, price: dollars(you.price) },
    median: { words: flags.median, price: dollars(median.price) },
  });
  const gap = describeGap(Math.round(you.price) - Math.round(median.price));
  return (
    <div className={styles.figure}>
      {/* Before the long drawing, so that a half-loaded page already has its final layout. */}
      <p className={styles.legend}>
        <span>{caption}</span>
        <strong className={styles.gap}>
          {youLabel}: {gap}
        </strong>
      </p>
      <div className={styles.frame}>
        <HairAndComb you={you} />
        <svg className={styles.picture} role="img" aria-label={label}>
          <Ruler you={you} />
          <Flag look="median" sign={signs.median} />
          <Flag look="you" sign={signs.you} {...tagProps} />
          <Handle tooth={you} />
        </svg>
        <input
          type="range"
          className={styles.range}
          aria-label={youLabel}
          aria-valuetext={`${dollars(you.price)}, ${gap}`}
          autoComplete="off"
          max={salonCount - 1}
          value={you.salon}
          {...inputProps}
        />
      </div>
    </div>
  );
}
