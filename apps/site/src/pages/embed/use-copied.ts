import { type RefObject, useState } from 'react';

/** What became of the last attempt to copy. */
export type CopyState = 'idle' | 'copied' | 'selected';

function select(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}

/** Copies the text of an element; where the browser refuses, selects it for the visitor to copy. */
export function useCopied(element: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<CopyState>('idle');
  async function copy(): Promise<void> {
    const { current } = element;
    if (!current) return;
    try {
      await navigator.clipboard.writeText(current.textContent);
      setState('copied');
    } catch {
      select(current);
      setState('selected');
    }
  }
  return { state, copy };
}
