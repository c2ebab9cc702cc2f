/** What every browser engine of the tests can do, so that each spec is written once. */

/** A window's size and colors. */
export interface Look {
  readonly width: number;
  readonly height: number;
  /** `forced`: a light page in forced colors, where the engine supports it. */
  readonly scheme: 'light' | 'dark' | 'forced';
}

export type Key = 'Enter' | 'Escape';

/** One window of a browser. */
export interface Engine {
  /** Resolves once the page and its files are loaded. */
  open(address: string): Promise<void>;
  /** Resolves as soon as the page begins to load, before its elements or scripts. */
  visit(address: string): Promise<void>;
  /** Runs a function in the page, without access to its scope here. */
  evaluate<Result, Given = undefined>(
    run: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result>;
  /** Clicks the first visible element that matches and begins with the text, without delay. */
  click(selector: string, text?: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Undoes the last typing, by the keyboard where the engine can. */
  undo(): Promise<void>;
  /** PNG of the window's content. */
  picture(): Promise<Buffer>;
  /** Errors in its pages since the last call. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Runs in the page: waits until the element of `Engine.click` stands still in view. */
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
        element.checkVisibility() &&
        (element.textContent || element.ariaLabel || '').trim().startsWith(text),
    );
  const by = performance.now() + 5000;
  let before = Number.NaN;
  for (;;) {
    const found = find();
    const { top = Number.NaN, bottom = 0 } = found?.getBoundingClientRect() ?? {};
    // A new result scrolls the page, and is drawn part by part.
    if (found && top === before) return found;
    if (performance.now() > by)
      throw new Error(`${selector} with “${text}” is not shown, or moves.`);
    before = top;
    if (found && (top < 90 || bottom > innerHeight))
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}
