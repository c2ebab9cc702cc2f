import { useState } from 'react';
import { VisuallyHidden } from '../../../packages/ui/src/components/VisuallyHidden/VisuallyHidden';
import * as styles from './page.css';

interface CopyProps {
  /** The text copied. */
  readonly text: string;
  /** Label of the button; the text itself by default. */
  readonly children?: string;
}

/** Copies a text, and says so until the button is left. */
export function Copy({ text, children = text }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  const leave = () => setCopied(false);
  return (
    <button
      type="button"
      title={text}
      className={styles.button}
      aria-live="polite"
      onClick={copy}
      onPointerLeave={leave}
      onBlur={leave}
    >
      {children.startsWith('Copy ') || <VisuallyHidden>Copy </VisuallyHidden>}
      {isCopied ? 'Copied' : children}
    </button>
  );
}
