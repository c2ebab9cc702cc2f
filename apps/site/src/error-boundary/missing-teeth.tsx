import { notFoundPage } from '@tallycomb/content/site';
import { Comb } from '@tallycomb/ui/art';
import { hair } from '../drawing/hair.css';
import * as styles from './missing-teeth.css';
import { comb, trimmings } from './missing-teeth-comb';

const { legend, label, whole } = notFoundPage.teeth;
const floor = trimmings();
const shape = { ...comb.shape, lengths: comb.lengths, missing: comb.missing };
const colors = { fill: 'comb', missingStroke: 'themeInk' } as const;

/**
 * As wide as the page: a comb that lacks teeth. Each loose tooth and its gap are a checkbox that
 * puts it back in, and a line appears once all are in. No script.
 */
export const MissingTeeth = () => (
  <div className={styles.art}>
    <svg
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={styles.picture}
      viewBox={`0 0 ${comb.width} ${comb.height}`}
    >
      <g className={styles.trimmings} strokeWidth={1.8}>
        {(['dark', 'brown', 'red'] as const).map((tone) => (
          <path key={tone} className={hair[tone]} d={floor[tone]} />
        ))}
      </g>
      <Comb shape={shape} colors={colors} />
    </svg>
    <fieldset aria-label={legend} className={styles.teeth}>
      {styles.places.map((place, at) => (
        <input
          key={place}
          type="checkbox"
          aria-label={`${label} ${at + 1}`}
          className={`${styles.tooth} ${place}`}
        />
      ))}
      <p role="status" className={styles.whole}>
        {whole}
      </p>
    </fieldset>
  </div>
);
