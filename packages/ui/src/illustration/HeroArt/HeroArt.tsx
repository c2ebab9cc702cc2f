import { type ComponentPropsWithRef, useMemo } from 'react';
import { classNames } from '../../styles/class-names';
import { tenth } from '../../svg/round';
import { Flag } from './Flag';
import { type HeroGeometry, heroGeometry } from './geometry';
import * as styles from './HeroArt.css';
import type { HeroSize } from './layouts';

export interface HeroArtProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** `desktop` from 1024 pixels up, `tablet` from 768, `mobile` below. */
  readonly size: HeroSize;
  /** The picture in words. */
  readonly label: string;
  /** Written on the spine: what the teeth are. */
  readonly caption: string;
  readonly youLabel: string;
  readonly medianLabel: string;
  /** A price as its tag reads; without it, whole dollars. */
  readonly formatPrice?: (dollars: number) => string;
}

const wholeDollars = (dollars: number): string => `$${Math.round(dollars)}`;
/** How far the spine reaches beyond the drawing on either side. */
const beyond = 2000;
/** Baseline of the text on the spine, as a share of its height. */
const textAt = 0.62;

/** Colored strands are a little wider than dark ones. */
const coloredWidth = 1.2;

function Hair({ geometry: { hair, layout } }: { readonly geometry: HeroGeometry }) {
  return (
    <g className={styles.hair} strokeWidth={layout.hairWidth}>
      <path className={styles.strands.dark} d={hair.dark} />
      <g strokeWidth={tenth(layout.hairWidth * coloredWidth)}>
        <path className={styles.strands.brown} d={hair.brown} />
        <path className={styles.strands.red} d={hair.red} />
      </g>
    </g>
  );
}

function Teeth({ geometry }: { readonly geometry: HeroGeometry }) {
  const { teeth, you, layout, extraTeeth } = geometry;
  return (
    <>
      <g className={styles.teeth} strokeWidth={layout.toothWidth}>
        {teeth.map((tooth) => (
          <path
            key={tooth.salon}
            className={tooth === you ? styles.yourTooth : undefined}
            d={tooth.d}
          />
        ))}
      </g>
      {extraTeeth === '' ? null : (
        <path className={styles.comb} d={extraTeeth} strokeWidth={layout.toothWidth} />
      )}
    </>
  );
}

type SpineProps = Required<Pick<HeroArtProps, 'caption' | 'formatPrice'>> & {
  readonly geometry: HeroGeometry;
};

function Spine({ geometry: { teeth, layout }, caption, formatPrice }: SpineProps) {
  const { width, height, base, edge, captionX, priced, textScale } = layout;
  const y = Math.round(base + (height - base) * textAt);
  return (
    <g className={styles.spineTexts[textScale]}>
      <rect
        className={styles.spine}
        x={-beyond}
        y={base}
        width={width + 2 * beyond}
        height={height - base + 10}
      />
      <text x={captionX} y={y}>
        {caption}
      </text>
      {priced.map((index) => {
        const tooth = teeth[index];
        return tooth === undefined ? null : (
          <text key={index} className={styles.tick} x={Math.min(tooth.x, width - edge)} y={y}>
            {formatPrice(tooth.price)}
          </text>
        );
      })}
    </g>
  );
}

/**
 * An `<svg role="img">`: a comb whose teeth are the prices of 48 salons, hair that falls through
 * it, and a flag on your tooth and on the median one. The teeth grow once when the page opens.
 */
export function HeroArt({
  size,
  label,
  caption,
  youLabel,
  medianLabel,
  formatPrice = wholeDollars,
  className,
  ...rest
}: HeroArtProps) {
  const geometry = useMemo(() => heroGeometry(size), [size]);
  const { layout, you, median } = geometry;
  return (
    <svg
      {...rest}
      className={classNames(styles.picture, styles.sizes[size], className)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={label}
    >
      <Hair geometry={geometry} />
      <Teeth geometry={geometry} />
      <Spine geometry={geometry} caption={caption} formatPrice={formatPrice} />
      <Flag
        look="median"
        tooth={median}
        label={medianLabel}
        price={formatPrice(median.price)}
        layout={layout}
      />
      <Flag
        look="you"
        tooth={you}
        label={youLabel}
        price={formatPrice(you.price)}
        layout={layout}
      />
    </svg>
  );
}
