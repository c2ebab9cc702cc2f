import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { Spinner } from '../Spinner';
import { figureLength } from './figure-size';
import * as styles from './ResultPanel.css';

/** What `ResultPanel` takes, besides the attributes of its element. */
export interface ResultPanelProps extends ComponentPropsWithRef<'div'> {
  /** What the panel shows: what to do, that it is being done, or the figure. */
  readonly state: 'prompt' | 'loading' | 'result';
  /** Above the figure. */
  readonly heading: ReactNode;
  /** The amount, written out: `$158,945.00`. */
  readonly figure?: string;
  /** What to do to get a result. */
  readonly prompt: ReactNode;
  /** What is being waited for. */
  readonly loading: ReactNode;
  /** A picture that fills the foot of the panel, of the result or of what there is before it. */
  readonly art?: ReactNode;
}

function Message(props: ResultPanelProps) {
  const { state, heading, figure = '', prompt, loading, children } = props;
  if (state === 'loading') return <p className={styles.text}>{loading}</p>;
  if (state === 'prompt') return <p className={styles.text}>{prompt}</p>;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.figure} data-len={figureLength(figure)}>
        {figure}
      </p>
      <div className={styles.details}>{children}</div>
    </>
  );
}

/**
 * A `<div>` on the night background with one of three contents. All its text, the children of a result
 * included, sits in a polite live region that is always there: each state is announced once.
 */
export function ResultPanel(props: ResultPanelProps) {
  const { state, heading, figure, prompt, loading, art, children, className, ...rest } = props;
  return (
    <div
      className={classNames(styles.panel, className)}
      data-state={state}
      aria-busy={state === 'loading'}
      {...rest}
    >
      {state === 'prompt' ? (
        <p className={styles.noFigure} aria-hidden="true">
          $–––
        </p>
      ) : null}
      <div className={styles.message} aria-live="polite" aria-atomic="true">
        <Message {...props} />
      </div>
      {state === 'loading' ? <Spinner className={styles.spinner} /> : null}
      {state !== 'loading' && art ? <div className={styles.art}>{art}</div> : null}
    </div>
  );
}
