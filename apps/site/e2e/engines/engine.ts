/** What a check asks of a browser, whichever engine it has. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** `forced`: a light page in the colors that the visitor's system forces on it, where the engine can be asked. */
  readonly scheme: 'light' | 'dark' | 'forced';
}

export type Key = 'Enter' | 'Escape';

/** One window of a browser. */
export interface Engine {
  /** Resolves once the page and what it names are loaded. */
  open(address: string): Promise<void>;
  /** Resolves while the page is on its way, scripts and all: its elements are there when they are there. */
  visit(address: string): Promise<void>;
  /** Runs in the page, which knows nothing of what stands around the function. */
  evaluate<Result, Given = undefined>(
    run: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result>;
  /** Moves onto the first visible element that matches and begins with the text, and presses at once. */
  click(selector: string, text?: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** As the visitor takes back what was typed last. */
  undo(): Promise<void>;
  /** PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** What went wrong in its pages since this was asked before. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** In the page: the element of `Engine.click`, in sight, once it is there. */
export async function seek({
  selector,
  text,
}: {
  readonly selector: string;
  readonly text: string;
}) {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        element.getClientRects().length > 0 &&
        (element.textContent || element.ariaLabel || '').trim().startsWith(text),
    );
  const by = performance.now() + 5000;
  while (!find() && performance.now() < by) await new Promise(requestAnimationFrame);
  const found = find();
  if (!found) throw new Error(`Nothing visible is ${selector} with “${text}”.`);
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 90 || bottom > innerHeight)
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}
