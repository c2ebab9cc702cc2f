import * as styles from './signed-figure.css';

/** A change, set large: `+30.78%`. */
export function SignedFigure({ text }: { readonly text: string }) {
  const [, sign, amount] = /^(\D?)(.*)$/.exec(text) ?? [];
  return (
    <>
      {sign ? <span className={styles.sign}>{sign}</span> : null}
      {amount}
    </>
  );
}
