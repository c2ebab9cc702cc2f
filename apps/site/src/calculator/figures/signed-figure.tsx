import { sign as signStyle } from './signed-figure.css';

/** A change in large type, its sign as strong as its figures: `+30.78%`. */
export function SignedFigure({ text }: { readonly text: string }) {
  const [, sign, amount] = /^([^\d$]?)(.*)$/.exec(text) ?? [];
  return (
    <>
      {sign ? <span className={signStyle}>{sign}</span> : null}
      {amount}
    </>
  );
}
