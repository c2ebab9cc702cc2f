import { type RefObject, useState } from 'react';

/** Copies the text of an element; where the browser refuses, it is selected instead. */
export function useCopy(ref: RefObject<HTMLElement | null>) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  async function copy(): Promise<void> {
    const element = ref.current;
    if (!element) return;
    // Said again each time.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(element.textContent);
      setOutcome('copied');
    } catch {
      getSelection()?.selectAllChildren(element);
      setOutcome('notCopied');
    }
  }
  return { outcome, copy };
}
