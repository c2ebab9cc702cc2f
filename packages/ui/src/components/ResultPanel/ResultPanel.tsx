'use client';

import { type ComponentPropsWithRef, type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../styles/class-names';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { figureLength } from './figure-size';
import * as styles from './ResultPanel.css';

/** Props of `ResultPanel`, besides the attributes of its element. */
export interface ResultPanelProps extends ComponentPropsWithRef<'div'> {
  /** Content shown: prompt, loading text or figure. */
  readonly state: 'prompt' | 'loading' | 'result';
  /** Heading above the figure. */
  readonly heading: ReactNode;
  /** Formatted amount, such as `$158,945.00`. */
  readonly figure?: string;
  /** Instruction how to get a result. */
  readonly prompt: ReactNode;
  /** Text while loading. */
  readonly loading: ReactNode;
  /** Instruction under an outdated result, whose figure is dimmed. */
  readonly stale?: ReactNode;
  /** Text beneath the figure, such as the period that it is of. */
  readonly children?: ReactNode;
  /** Picture at the foot of the panel, below a prompt or a result. */
  readonly art?: ReactNode;
}

function Message(props: ResultPanelProps) {
  const { state, heading, figure = '', prompt, loading, stale, children } = props;
  if (state === 'loading') return <p className={styles.text}>{loading}</p>;
  if (state === 'prompt') return <p className={styles.prompt}>{prompt}</p>;
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

/** Delay before loading is announced, longer than a fast answer takes. */
const LASTS_AFTER_MS = 500;

/** Announces loading only when it lasts, so that a fast result or error is the only message. */
function Waiting({ children }: { readonly children: ReactNode }) {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(true), LASTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return lasts ? children : null;
}

/** A state as one sentence, as a live region would read several blocks as several messages. */
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
 * A `<div>` on the night background that shows a prompt, loading or a result. A polite live region,
 * always rendered, announces each state once; a result as one sentence of heading and figure.
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
        {/* A new element for each message, as text nodes that change separately would each be announced. */}
        <span key={`${state} ${figure} ${Boolean(stale)}`}>{spoken(props)}</span>
      </VisuallyHidden>
      <div className={styles.message}>
        <Message {...props} />
      </div>
      {state === 'loading' ? <Spinner className={styles.spinner} /> : null}
      {state !== 'loading' && art ? <div className={styles.art}>{art}</div> : null}
    </div>
  );
}
