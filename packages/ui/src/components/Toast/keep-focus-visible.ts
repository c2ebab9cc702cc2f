const gap = 12;

/** The focused element and every field that a message may name, without the messages' own buttons. */
const partsInUse = ':focus:not([data-toast] *), [aria-invalid=true]';

/** An element, and what describes it first, such as the message at a field. */
function withDescription(element: Element): Element[] {
  const [id = ''] = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const description = document.getElementById(id);
  return description ? [element, description] : [element];
}

/** Scrolls the focused element and refused fields, with their descriptions, out from under a region that has just grown over it. */
export function keepFocusVisible(region: HTMLElement): void {
  const cover = region.getBoundingClientRect();
  const hidden = [...document.querySelectorAll(partsInUse)]
    .flatMap(withDescription)
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, right }) => left < cover.right && cover.left < right)
    .map(({ bottom }) => bottom + gap - cover.top);
  const most = Math.max(...hidden);
  if (most <= 0 || most >= innerHeight) return;
  scrollBy({ top: most, behavior: 'instant' });
  // Where there is no room for all of them, the one to fill in.
  document.querySelector(':focus')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
