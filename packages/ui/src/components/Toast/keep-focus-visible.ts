const gap = 12;

/** An element, and what describes it first, such as the message at a field. */
function withDescription(element: Element): Element[] {
  const [id = ''] = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const description = document.getElementById(id);
  return description ? [element, description] : [element];
}

/** What has the focus, and every field that a message may speak of. */
function partsInUse(): Element[] {
  const focused = document.activeElement;
  const refused = [...document.querySelectorAll('[aria-invalid="true"]')];
  const inUse = focused === null || focused === document.body ? refused : [focused, ...refused];
  return inUse.flatMap(withDescription);
}

const isBeside = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left;

/** Scrolls the focused element and refused fields, with their descriptions, out from under a region that has just grown over it. */
export function keepFocusVisible(region: HTMLElement): void {
  const cover = region.getBoundingClientRect();
  const hidden = partsInUse()
    .filter((part) => !region.contains(part))
    .map((part) => part.getBoundingClientRect())
    .filter((part) => !isBeside(part, cover))
    .map((part) => part.bottom + gap - cover.top);
  const most = Math.max(0, ...hidden);
  if (most > 0 && most < innerHeight) scrollBy({ top: most, behavior: 'instant' });
}
