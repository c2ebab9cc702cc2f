const gap = 12;

/** Height of a field's label above it. */
const labelRoom = 40;

/** The focused element and every field of a form that a message may name, without the messages' own buttons. */
const partsInUse =
  ':focus:not([data-toast] *), [aria-invalid=true], form:has([aria-invalid=true]) input';

/** An element, and what describes it first, such as the message at a field. */
function withDescription(element: Element): Element[] {
  const [id = ''] = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const description = document.getElementById(id);
  return description ? [element, description] : [element];
}

/** Scrolls the focused element and refused fields, with their descriptions, out from under a region that has just grown over it. */
export function keepFocusVisible(region: HTMLElement): void {
  const cover = region.getBoundingClientRect();
  const isOnTop = cover.top < innerHeight - cover.bottom;
  const hidden = [...document.querySelectorAll(partsInUse)]
    .flatMap(withDescription)
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, right }) => left < cover.right && cover.left < right)
    .map(({ top, bottom }) =>
      isOnTop ? cover.bottom + gap + labelRoom - top : bottom + gap - cover.top,
    );
  const most = Math.max(...hidden);
  if (most <= 0 || most >= innerHeight) return;
  scrollBy({ top: isOnTop ? -most : most, behavior: 'instant' });
  // Where there is no room for all of them, the one to fill in.
  const focused = document.querySelector(':focus');
  for (const part of focused ? withDescription(focused).reverse() : [])
    part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
