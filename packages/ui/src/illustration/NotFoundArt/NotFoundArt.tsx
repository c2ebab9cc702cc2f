import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { combShapes, themeHair } from '../drawings';
import { Shapes } from '../Picture';
import { group, path } from '../shape';
import { comb, trimmings } from './comb';
import * as styles from './NotFoundArt.css';

/** A comb that lacks teeth. */
export interface MissingTeeth {
  /** Names the group: `Missing teeth`. */
  readonly legend: string;
  /** Goes before each tooth's number: `Tooth`. */
  readonly label: string;
  /** Said once all teeth are back. */
  readonly whole: ReactNode;
}

/** Props of `NotFoundArt`, besides the attributes of its element. */
export interface NotFoundArtProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** With these words, each missing tooth lies above its gap: a checkbox that puts it back. */
  readonly teeth?: MissingTeeth;
}

const hair = trimmings();
const line = { fill: 'none', strokeWidth: 1.8, strokeLinecap: 'round' } as const;

const shapes = [
  group(
    { ...line, className: styles.trimmings },
    (['dark', 'brown', 'red'] as const).map((tone) =>
      path(hair[tone], { stroke: themeHair[tone] }),
    ),
  ),
  ...combShapes(
    { ...comb.shape, lengths: comb.lengths, missing: comb.missing },
    { fill: 'comb', missingStroke: 'themeInk' },
  ),
];

const Teeth = ({ legend, label, whole }: MissingTeeth) => (
  <fieldset aria-label={legend} className={styles.teeth}>
    {styles.places.map((place, at) => (
      <input
        key={place}
        type="checkbox"
        aria-label={`${label} ${at + 1}`}
        className={classNames(styles.tooth, place)}
      />
    ))}
    <p role="status" className={styles.whole}>
      {whole}
    </p>
  </fieldset>
);

/** As wide as the page: a comb that lacks teeth, which a visitor may put back in. */
export function NotFoundArt({ teeth, className, ...rest }: NotFoundArtProps) {
  return (
    <div {...rest} className={classNames(styles.art, className)}>
      <svg
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className={styles.picture}
        viewBox={`0 0 ${comb.width} ${comb.height}`}
      >
        <Shapes shapes={shapes} />
      </svg>
      {teeth ? <Teeth {...teeth} /> : null}
    </div>
  );
}
