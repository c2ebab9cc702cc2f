const gap = 12;

/** What has the focus, and what describes it first, such as the message at a field. */
function focusedParts(): Element[] {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return [];
  const [id = ''] = focused.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const description = document.getElementById(id);
  return description ? [focused, description] : [focused];
}

const isBeside = (one: DOMRect, other: DOMRect) =>
  one.right <= other.left || other.right <= one.left;

/** Scrolls the focused element, and its description, out from under a region that has just grown over it. */
export function keepFocusVisible(region: HTMLElement): void {
  const cover = region.getBoundingClientRect();
  const hidden = focusedParts()
    .filter((part) => !region.contains(part))
    .map((part) => part.getBoundingClientRect())
    .filter((part) => !isBeside(part, cover))
    .map((part) => part.bottom + gap - cover.top);
  const most = Math.max(0, ...hidden);
  if (most > 0 && most < innerHeight) scrollBy({ top: most, behavior: 'instant' });
}
