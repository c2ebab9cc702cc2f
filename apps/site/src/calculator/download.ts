import { type RefObject, useState } from 'react';

/** Saves a file that the page has made itself. */
export function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

export function downloadText(text: string, type: string, fileName: string): void {
  download(new Blob([text], { type: `${type};charset=utf-8` }), fileName);
}

/** Copies the text of an element; where the browser refuses, it is selected instead. */
export function useCopy(ref: RefObject<HTMLElement | null>) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  async function copy(): Promise<void> {
    const element = ref.current;
    if (!element) return;
    // Cleared first, so that a screen reader announces the same outcome again.
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
