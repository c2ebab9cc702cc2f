import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../packages/ui/src/components/VisuallyHidden';
import * as styles from './page.css';

const shownMs = 2000;

interface CopyProps {
  /** The text copied. */
  readonly text: string;
  /** Label of the button; the text itself by default. */
  readonly children?: string;
}

export function Copy({ text, children = text }: CopyProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setCopied, shownMs, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className={styles.button} aria-live="polite" onClick={copy}>
      <VisuallyHidden>Copy </VisuallyHidden>
      {isCopied ? 'Copied' : children}
    </button>
  );
}
