/**
 * Checks each stop of the focus. Each `define…` is sent to the page as source text, so it may use
 * only its arguments and what it declares.
 */
import { expect, type Page } from '@playwright/test';

/** 1 for Tab, -1 for Shift+Tab. */
export type Direction = 1 | -1;

interface Stop {
  /** False once the focus has left the page, or is back at a stop. */
  readonly isInPage: boolean;
  /** Faults of the focused element: its order, visibility or ring. */
  readonly faults: readonly string[];
}

/** Finds the elements that Tab should reach. */
function defineStops() {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;

  const isScroller = (element: Element) => {
    const isWider = element.scrollWidth > element.clientWidth;
    const isHigher = element.scrollHeight > element.clientHeight;
    if (!isWider && !isHigher) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return (isWider && scrolls(overflowX)) || (isHigher && scrolls(overflowY));
  };

  const ancestorsOf = (element: Element | null): Element[] =>
    element === null || element === document.body
      ? []
      : [element, ...ancestorsOf(element.parentElement)];

  /** True for a radio button that Tab skips, as another of its group is checked. */
  const isPassedBy = (element: Element) =>
    element.matches('input[type=radio]:not(:checked)') &&
    document.querySelector(`input[name="${element.getAttribute('name')}"]:checked`) !== null;

  const stops = () =>
    [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        isShown(element) &&
        !isPassedBy(element),
    );

  const nameOf = (element: Element | null) => {
    if (element === null || element === document.body) return 'the page itself';
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.localName}> ${said.replace(/\s+/g, ' ').trim().slice(0, 40)}`;
  };

  return {
    stops,
    nameOf,
    ancestorsOf,
    isInScroller: (element: Element) => ancestorsOf(element).some(isScroller),
    isPinned: (element: Element | null) =>
      ancestorsOf(element).some(
        (one) =>
          /fixed|sticky/.test(getComputedStyle(one).position) || one.matches(':popover-open'),
      ),
  };
}

type Stops = ReturnType<typeof defineStops>;

/** Finds parts of a stop that are outside the window or covered. */
function defineSight({ nameOf, isInScroller, isPinned }: Stops) {
  const isOutside = ({ x, y }: { x: number; y: number }) =>
    x < 0 || y < 0 || x > innerWidth || y > innerHeight;

  /** Nine points, on and within the edges of a box. */
  const pointsIn = ({ left, top, width, height }: DOMRect) => {
    const inset = Math.min(2, width / 4, height / 4);
    return [0, 0.5, 1].flatMap((x) =>
      [0, 0.5, 1].map((y) => ({
        x: left + inset + x * (width - 2 * inset),
        y: top + inset + y * (height - 2 * inset),
      })),
    );
  };

  const faultsOf = (element: Element, box: DOMRect): string[] => {
    const points = pointsIn(box);
    const outside = points.filter(isOutside).length;
    const covers = points
      .filter((point) => !isOutside(point))
      .map(({ x, y }) => document.elementFromPoint(x, y))
      .filter((hit) => hit !== null && !element.contains(hit) && !hit.contains(element));
    const isLarge = box.height > innerHeight / 2 || box.width > innerWidth - 2;
    // In a scroller, Chromium shows only 32 pixels of a focused element.
    const allowed = isLarge ? points.length - 1 : isInScroller(element) ? 6 : 0;
    // A chart's input shows through the drawing above it.
    const isSeenThrough = getComputedStyle(element).pointerEvents === 'none';
    const cover = covers.find(isPinned) ?? (isSeenThrough ? undefined : covers[0]);
    const isCovered = cover && outside + covers.length > allowed;
    return [
      ...(outside > allowed ? [`is outside the window, at ${JSON.stringify(box)}`] : []),
      ...(isCovered ? [`is covered by ${nameOf(cover)}`] : []),
    ];
  };

  return {
    hiddenParts: (element: Element) =>
      [...element.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .flatMap((box) => faultsOf(element, box)),
  };
}

/** Checks that the focus has a ring, which nothing cuts off. */
function defineRings({ ancestorsOf, isInScroller }: Stops) {
  const ringIn = (element: Element, pseudo?: '::after') => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element, pseudo);
    const width = Number.parseFloat(outlineWidth);
    const isRing = outlineStyle !== 'none' && width >= 2;
    return isRing ? { reach: width + Number.parseFloat(outlineOffset) } : undefined;
  };

  const cutSides = (element: Element, reach: number) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const sides = ancestorsOf(element.parentElement).flatMap((one) => {
      const { overflowX, overflowY, display } = getComputedStyle(one);
      if (display === 'inline') return [];
      const box = one.getBoundingClientRect();
      return [
        overflowX !== 'visible' && left - reach < box.left - 0.5 && 'left',
        overflowX !== 'visible' && right + reach > box.right + 0.5 && 'right',
        overflowY !== 'visible' && top - reach < box.top - 0.5 && 'top',
        overflowY !== 'visible' && bottom + reach > box.bottom + 0.5 && 'bottom',
      ];
    });
    return new Set(sides.filter(Boolean));
  };

  return {
    ringFaults: (element: Element): string[] => {
      const own = ringIn(element);
      // The ring may be on a part of it: a card for its link, a picture for its panel.
      const partWithRing =
        ringIn(element, '::after') ?? [...element.children].find((part) => ringIn(part));
      if (!own) return partWithRing ? [] : ['has no focus ring'];
      const cut = cutSides(element, own.reach);
      const isCut = cut.size > (isInScroller(element) ? 1 : 0);
      return isCut ? [`has a focus ring that is cut off: ${[...cut]}`] : [];
    },
  };
}

type Looks = ReturnType<typeof defineSight> & ReturnType<typeof defineRings>;

/** Follows the focus from stop to stop, and checks order, visibility and ring. */
function defineSteps({ stops, nameOf, isPinned }: Stops, { hiddenParts, ringFaults }: Looks) {
  const reached = new Set<Element>();
  let before: Element = document.body;

  /** True for a stop above the last and not to its right, against reading order. */
  const jumpsBack = (from: Element, to: Element) => {
    const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    return !isPinned(from) && !isPinned(to) && other.bottom <= one.top && other.left < one.right;
  };

  /** Focuses the first stop in a direction. */
  const start = (direction: Direction) => {
    stops()
      .at(direction === 1 ? 0 : -1)
      ?.focus();
    before = document.activeElement ?? document.body;
    reached.clear();
    reached.add(before);
  };

  /** Checks the stop after a key; the end is outside the page, or at a stop reached before. */
  const look = (direction: Direction): Stop => {
    const element = document.activeElement;
    if (element === null || element === document.body || reached.has(element)) {
      const missed = stops().filter((one) => !reached.has(one));
      return { isInPage: false, faults: missed.map((one) => `${nameOf(one)} is not reached`) };
    }
    const jumps = direction === 1 ? jumpsBack(before, element) : jumpsBack(element, before);
    const faults = [
      ...(jumps ? [`stands against the order of reading to ${nameOf(before)}`] : []),
      ...hiddenParts(element),
      ...ringFaults(element),
    ];
    reached.add(element);
    before = element;
    return { isInPage: true, faults: faults.map((fault) => `${nameOf(element)} ${fault}`) };
  };

  return { start, look };
}

declare global {
  interface Window {
    focusProbe: ReturnType<typeof defineSteps>;
  }
}

export const installFocusProbe = (page: Page) =>
  page.addInitScript(`{
    const stops = (${defineStops})();
    const looks = { ...(${defineSight})(stops), ...(${defineRings})(stops) };
    window.focusProbe = (${defineSteps})(stops, looks);
  }`);

/** More stops than any page has. */
const MAX_STOPS = 150;

/** Tabs until the focus leaves the page; returns the number of stops and the faults. */
export async function tabThrough(page: Page, direction: Direction) {
  const faults: string[] = [];
  await page.evaluate((to) => window.focusProbe.start(to), direction);
  for (let count = 1; count <= MAX_STOPS; count++) {
    await page.keyboard.press(direction === 1 ? 'Tab' : 'Shift+Tab');
    const stop = await page.evaluate((to) => window.focusProbe.look(to), direction);
    faults.push(...stop.faults);
    if (!stop.isInPage) return { count, faults };
  }
  return { count: 0, faults: [...faults, 'the focus never leaves the page'] };
}

export async function expectOrderOfFocus(page: Page, direction: Direction) {
  const { count, faults } = await tabThrough(page, direction);
  expect.soft(faults, direction === 1 ? 'by Tab' : 'by Shift+Tab').toEqual([]);
  expect.soft(count, 'stops').toBeGreaterThan(2);
}

export async function expectSkipLinkFirst(page: Page) {
  await page.evaluate(() => window.focusProbe.start(1));
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.soft(skip).toBeFocused();
  await expect.soft(skip).toBeInViewport({ ratio: 1 });
}

export const menuButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
