'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../styles/class-names';
import { Spinner } from '../Spinner';
import { VisuallyHidden } from '../VisuallyHidden';
import { figureLength } from './figure-size';
import * as styles from './ResultPanel.css';

/** Props of `ResultPanel`, besides the attributes of its element. */
export interface ResultPanelProps extends ComponentPropsWithRef<'div'> {
  /** State of the panel: the prompt, the wait or the figure. */
  readonly state: 'prompt' | 'loading' | 'result';
  /** Above the figure. */
  readonly heading: ReactNode;
  /** The amount, written out: `$158,945.00`. */
  readonly figure?: string;
  /** Prompt: how to get a result. */
  readonly prompt: ReactNode;
  /** Text of the wait. */
  readonly loading: ReactNode;
  /** Prompt beside an outdated result, whose figure is dimmed. */
  readonly stale?: ReactNode;
  /** A picture that fills the foot of the panel under a result. */
  readonly art?: ReactNode;
}

function Message(props: ResultPanelProps) {
  const { state, heading, figure = '', prompt, loading, stale, children } = props;
  if (state === 'loading') return <p className={styles.text}>{loading}</p>;
  if (state === 'prompt') return <p className={styles.text}>{prompt}</p>;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p
        className={classNames(styles.figure, Boolean(stale) && styles.dimmed)}
        data-len={figureLength(figure)}
      >
        {figure}
      </p>
      {stale ? <p className={styles.stale}>{stale}</p> : null}
      <div className={styles.details}>{children}</div>
    </>
  );
}

/** Longer than an answer takes that comes at once. */
const LASTS_AFTER_MS = 500;

/** Told once it lasts: an answer or a mistake that comes at once would be heard before it. */
function Waiting({ children }: { readonly children: ReactNode }) {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), LASTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return lasts ? children : null;
}

/** A state as one sentence; a live region reads several blocks as several messages. */
function spoken({ state, heading, figure, loading, stale }: ResultPanelProps): ReactNode {
  if (state === 'prompt') return '';
  if (state === 'loading') return <Waiting>{loading}</Waiting>;
  return (
    stale ?? (
      <>
        {heading}: {figure}
      </>
    )
  );
}

/**
 * A `<div>` on the night background with one of three contents. A polite live region that is always
 * there says each state once, a result as one sentence: its heading and its figure.
 */
export function ResultPanel(props: ResultPanelProps) {
  const { state, heading, figure, prompt, loading, stale, art, children, className, ...rest } =
    props;
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
      <VisuallyHidden aria-live="polite">
        {/* One new element for each message: text nodes that change one by one are read again with each. */}
        <span key={`${state} ${figure} ${Boolean(stale)}`}>{spoken(props)}</span>
      </VisuallyHidden>
      <div className={styles.message}>
        <Message {...props} />
      </div>
      {state === 'loading' ? <Spinner className={styles.spinner} /> : null}
      {state === 'result' && art ? <div className={styles.art}>{art}</div> : null}
    </div>
  );
}
