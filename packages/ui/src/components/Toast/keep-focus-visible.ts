const gap = 12;

/** Height of a field's label above it. */
const labelRoom = 40;

/** The focused element (except in messages), invalid fields, and all inputs of their form. */
const partsInUse =
  ':focus:not([data-toast] *), [aria-invalid=true], form:has([aria-invalid=true]) input';

/** An element and the first element that describes it, such as a field's error. */
function withDescription(element: Element): Element[] {
  const [id = ''] = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const description = document.getElementById(id);
  return description ? [element, description] : [element];
}

/** Scrolls the focused element and invalid fields, with their descriptions, out from under a region that covers them. */
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
  const distance = Math.max(...hidden);
  if (distance <= 0 || distance >= innerHeight) return;
  scrollBy({ top: isOnTop ? -distance : distance, behavior: 'instant' });
  // If not all of them fit between the covers, at least the focused one must be seen.
  scrollToFocus();
}

function scrollToFocus(): void {
  const focused = document.querySelector(':focus');
  for (const part of focused ? withDescription(focused).reverse() : [])
    part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Scrolls messages that are a part of the page into view, as far as the focused element stays there. */
export function scrollToMessages(list: HTMLElement): void {
  // In a frame it would scroll the page around it.
  if (window.parent !== window) return;
  list.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  scrollToFocus();
}
