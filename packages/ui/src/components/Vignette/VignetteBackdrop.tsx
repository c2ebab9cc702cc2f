import type { ComponentPropsWithRef } from 'react';
import type { CombGeometry } from '../../comb/comb';
import { classNames } from '../../styles/class-names';
import { backdropBox, facingCombs, risingComb, wavingHair } from './backdrops';
import * as styles from './VignetteBackdrop.css';

interface BackCombProps extends ComponentPropsWithRef<'g'> {
  readonly comb: CombGeometry;
}

const BackComb = ({ comb: { teeth, spine }, ...rest }: BackCombProps) => (
  <g {...rest}>
    <path d={teeth} />
    <rect {...spine} stroke="none" />
  </g>
);

const Rising = () => <BackComb comb={risingComb()} className={styles.rising} />;

const half = backdropBox / 2;

function Facing() {
  const { lower, upper } = facingCombs();
  return (
    <>
      <BackComb comb={upper} className={styles.upper} transform={`rotate(180 ${half} ${half})`} />
      <BackComb comb={lower} className={styles.lower} />
    </>
  );
}

function Hair() {
  const { dark, brown, red } = wavingHair();
  return (
    <g className={styles.hair}>
      <path className={styles.strands} d={dark + brown} />
      <path className={styles.redStrands} d={red} />
    </g>
  );
}

const scenes = { hair: Hair, rising: Rising, facing: Facing } as const;

/** What `VignetteBackdrop` takes, besides the attributes of its element. */
export interface VignetteBackdropProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which vignette it stands behind. */
  readonly scene: keyof typeof scenes;
}

/** An `<svg>` that fills the stage behind a vignette; decoration, hidden from assistive technology. */
export function VignetteBackdrop({ scene, className, ...rest }: VignetteBackdropProps) {
  const Scene = scenes[scene];
  return (
    <svg
      {...rest}
      viewBox={`0 0 ${backdropBox} ${backdropBox}`}
      preserveAspectRatio="xMidYMax slice"
      className={classNames(styles.picture, className)}
      aria-hidden="true"
    >
      <Scene />
    </svg>
  );
}
