import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { combShapes } from '../drawings';
import { picture } from '../page-wide.css';
import { Shapes } from '../Shapes';
import { comb } from './comb';
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

export interface NotFoundArtProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** With these words, each missing tooth is a checkbox that pushes it back in. */
  readonly teeth?: MissingTeeth;
}

const shapes = combShapes(
  { ...comb.shape, lengths: comb.lengths, missing: comb.missing },
  { fill: 'comb', missingStroke: 'themeInk' },
);

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

/** As wide as the page: a comb that lacks teeth, which a visitor may push back in. */
export function NotFoundArt({ teeth, className, ...rest }: NotFoundArtProps) {
  return (
    <div {...rest} className={classNames(styles.art, className)}>
      <svg
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className={picture}
        viewBox={`0 0 ${comb.width} ${comb.height}`}
      >
        <Shapes shapes={shapes} />
      </svg>
      {teeth ? <Teeth {...teeth} /> : null}
    </div>
  );
}
