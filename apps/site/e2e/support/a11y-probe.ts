/** What tests look at inside the page. `defineA11yProbe` runs there before the page's own code does. */
import type { Page } from '@playwright/test';

interface Stop {
  /** False once the focus has left the page. */
  readonly isInPage: boolean;
  /** What is wrong with where the focus is, how it got there and how that shows. */
  readonly faults: readonly string[];
}

interface A11yProbe {
  /** What Tab is to reach, in the order of the document. */
  readonly stops: () => HTMLElement[];
  readonly nameOf: (element: Element | null) => string;
  /** Notes where the next key press has to lead. */
  readonly expectNext: (direction: Direction) => void;
  /** Looks at where the last press led, and ahead to the next one. */
  readonly look: (direction: Direction) => Stop;
  /** Targets below 24 by 24 CSS pixels with another one too near (WCAG 2.5.8). */
  readonly crampedTargets: () => string[];
  /** Text that a box cuts off or that leaves the window. */
  readonly clippedText: () => string[];
  /** Labels of one chart that lie over each other or leave its card. */
  readonly touchingLabels: () => string[];
  /** Puts rules on the page as a visitor's own style sheet would; the policy allows no `<style>`. */
  readonly addStyles: (rules: string) => void;
}

/** Steps forward or back among the stops. */
export type Direction = 1 | -1;

declare global {
  interface Window {
    a11yProbe: A11yProbe;
  }
}

function defineA11yProbe() {
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

  const isInScroller = (element: Element) => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      if (isScroller(one)) return true;
    }
    return false;
  };

  /** Chromium lets the keyboard into what scrolls and holds nothing that takes the focus. */
  const isBareScroller = (element: Element) =>
    isScroller(element) &&
    ![...element.querySelectorAll<HTMLElement>(FOCUSABLE)].some(
      (inner) => inner.tabIndex >= 0 && isShown(inner),
    );

  /** Of radio buttons of one name Tab reaches the chosen one. */
  const isPassedBy = (element: Element) =>
    element.matches('input[type=radio]:not(:checked)') &&
    document.querySelector(`input[type=radio][name="${element.getAttribute('name')}"]:checked`) !==
      null;

  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (!element.matches(FOCUSABLE)) return isBareScroller(element) && isShown(element);
      const isReached = element.tabIndex >= 0 && !element.matches(':disabled');
      return isReached && isShown(element) && !isPassedBy(element);
    });

  const nameOf = (element: Element | null) => {
    if (element === null || element === document.body) return 'the page itself';
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.localName}> ${said.replace(/\s+/g, ' ').trim().slice(0, 40)}`;
  };

  const isPinned = (element: Element | null): boolean => {
    for (let one = element; one; one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === 'fixed' || position === 'sticky' || one.matches(':popover-open'))
        return true;
    }
    return false;
  };

  /** Of the element's boxes, the parts that lie outside the window or under something else. */
  const hiddenParts = (element: Element): string[] => {
    const faults: string[] = [];
    for (const { left, top, right, bottom, width, height } of element.getClientRects()) {
      if (width === 0 || height === 0) continue;
      const isLarge = height > innerHeight / 2 || width > innerWidth - 2;
      const inset = Math.min(2, width / 4, height / 4);
      const points = [0, 0.5, 1].flatMap((x) =>
        [0, 0.5, 1].map((y) => ({
          x: left + inset + x * (width - 2 * inset),
          y: top + inset + y * (height - 2 * inset),
        })),
      );
      const isOutside = ({ x, y }: { x: number; y: number }) =>
        x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      const outside = points.filter(isOutside);
      const covers = points
        .filter((point) => !isOutside(point))
        .map(({ x, y }) => document.elementFromPoint(x, y))
        .filter((hit) => hit !== null && !element.contains(hit) && !hit.contains(element));
      // Sideways, Chromium is content once 32 pixels show of what has the focus.
      const allowed = isLarge ? points.length - 1 : isInScroller(element) ? 6 : 0;
      if (outside.length > allowed) {
        const box = [left, top, right, bottom].map(Math.round);
        faults.push(`is outside the window: ${box} in ${innerWidth} × ${innerHeight}`);
      }
      // The drawing over a chart's input is the input's own look.
      const isSeenThrough = getComputedStyle(element).pointerEvents === 'none';
      const cover = covers.find((hit) => isPinned(hit)) ?? (isSeenThrough ? undefined : covers[0]);
      if (cover && outside.length + covers.length > allowed) {
        faults.push(`is covered by ${nameOf(cover)}`);
      }
    }
    return faults;
  };

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  const contrast = (one: string, other: string) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  /** A tag is drawn on a pseudo-element behind it. */
  const isUnder = (element: Element, pseudo: string) =>
    Number(getComputedStyle(element, pseudo).zIndex) < 0;

  /** The first opaque background behind the element; `self` to begin with its own. */
  const backgroundBehind = (element: Element, self: boolean) => {
    for (let one = self ? element : element.parentElement; one; one = one.parentElement) {
      for (const pseudo of [null, '::before']) {
        const { backgroundColor, position } = getComputedStyle(one, pseudo);
        const [, , , alpha = 1] = channels(backgroundColor);
        const isBackground = pseudo === null || (position === 'absolute' && isUnder(one, pseudo));
        if (isBackground && alpha > 0.7) return backgroundColor;
      }
    }
    return 'rgb(255, 255, 255)';
  };

  interface Ring {
    readonly width: number;
    readonly offset: number;
    readonly color: string;
  }

  const ringIn = (element: Element, pseudo?: '::before' | '::after'): Ring | undefined => {
    const style = getComputedStyle(element, pseudo);
    const width = Number.parseFloat(style.outlineWidth);
    if (style.outlineStyle === 'none' || width < 2) return undefined;
    return { width, offset: Number.parseFloat(style.outlineOffset), color: style.outlineColor };
  };

  /** A part of it may carry the ring: a card's link is the card, a panel's text its picture. */
  const ringFaults = (element: Element): string[] => {
    const own = ringIn(element);
    const lent =
      ringIn(element, '::after') ??
      [...element.children].map((child) => ringIn(child)).find((ring) => ring !== undefined);
    if (!own && lent) return [];
    if (!own) return ['has no focus ring'];
    const background = backgroundBehind(element, own.offset < 0);
    const ratio = contrast(own.color, background);
    if (ratio < 3) return [`has a focus ring of ${ratio.toFixed(2)}:1 to ${background}`];
    return clippedRing(element, own.width + own.offset);
  };

  const clippedRing = (element: Element, reach: number): string[] => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const ring = [left - reach, top - reach, right + reach, bottom + reach] as const;
    const cut = new Set<string>();
    for (let one = element.parentElement; one; one = one.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(one);
      if (display === 'inline' || one === document.body) continue;
      const box = one.getBoundingClientRect();
      if (overflowX !== 'visible' && ring[0] < box.left - 0.5) cut.add('left');
      if (overflowX !== 'visible' && ring[2] > box.right + 0.5) cut.add('right');
      if (overflowY !== 'visible' && ring[1] < box.top - 0.5) cut.add('top');
      if (overflowY !== 'visible' && ring[3] > box.bottom + 0.5) cut.add('bottom');
    }
    return cut.size > (isInScroller(element) ? 1 : 0)
      ? [`has a focus ring that is cut off: ${[...cut]}`]
      : [];
  };

  let before: Element | null = null;
  let expected: Element | undefined;

  /** Gives the stop beside an element, of the page as it is now. */
  const neighbors = (direction: Direction) => {
    const all: readonly (Element | null)[] = stops();
    return (element: Element | null) => all[all.indexOf(element) + direction] ?? undefined;
  };

  const expectNext = (direction: Direction, nextOf = neighbors(direction)) => {
    before = document.activeElement;
    expected = nextOf(before);
  };

  /** Up and not to the right of the last one: against the order of reading. */
  const jumpsBack = (from: Element, to: Element) => {
    const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    return !isPinned(from) && !isPinned(to) && other.bottom <= one.top && other.left < one.right;
  };

  const orderFaults = (element: Element, direction: Direction, next?: Element): string[] => {
    if (before === null) return [];
    // What appears by scrolling may have come between looking ahead and the key press.
    const isExpected = element === expected || element === next;
    const [from, to] = direction === 1 ? [before, element] : [element, before];
    return [
      ...(isExpected ? [] : [`comes after ${nameOf(before)}, not ${nameOf(expected ?? null)}`]),
      ...(jumpsBack(from, to) ? [`stands against the order of reading to ${nameOf(before)}`] : []),
    ];
  };

  const judge = (direction: Direction, next?: Element): Stop => {
    const element = document.activeElement;
    const isWrapped = before !== null && next === undefined;
    if (element === null || element === document.body || isWrapped) {
      const isLost = before !== null && !isWrapped;
      const isHeld = isWrapped && element === before;
      const faults = [...(isLost ? ['loses'] : []), ...(isHeld ? ['holds'] : [])];
      return { isInPage: false, faults: faults.map((how) => `${nameOf(before)} ${how} the focus`) };
    }
    const faults = [
      ...orderFaults(element, direction, next),
      ...hiddenParts(element),
      ...ringFaults(element),
    ];
    return { isInPage: true, faults: faults.map((fault) => `${nameOf(element)} ${fault}`) };
  };

  const look = (direction: Direction): Stop => {
    const nextOf = neighbors(direction);
    const stop = judge(direction, nextOf(before));
    expectNext(direction, nextOf);
    return stop;
  };

  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const block = element.closest('p, li, td, th, dd, dt, figcaption, blockquote, div');
    const around = (block?.textContent ?? '').replace(element.textContent ?? '', '').trim();
    return around.length > 0;
  };

  const crampedTargets = () => {
    const targets = stops()
      .filter((element) => !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const isSmall = ({ width, height }: DOMRect) => width < 24 || height < 24;
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
    /** A circle of 24 around a small target may touch no other, nor another's circle. */
    const isNear = (one: DOMRect, other: DOMRect) => {
      const [x = 0, y = 0] = middle(one);
      const [otherX = 0, otherY = 0] = middle(other);
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      const isTouching = Math.hypot(dx, dy) < 12;
      return isTouching || (isSmall(other) && Math.hypot(otherX - x, otherY - y) < 24);
    };
    return targets
      .filter(
        ({ element, box }) =>
          isSmall(box) &&
          targets.some((other) => other.element !== element && isNear(box, other.box)),
      )
      .map(({ element, box }) => `${nameOf(element)}: ${box.width} × ${box.height}`);
  };

  const HIDDEN_ON_PURPOSE = 'svg, [aria-hidden="true"], [role="status"], [role="alert"]';

  /** The spines of the shelf, whose titles and authors stand in the list beneath it as well. */
  const CUTS_ON_PURPOSE = 'ul:has(> li > a > cite)';

  const clippedText = () => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.trim() || !isShown(parent)) continue;
      if (parent.closest(HIDDEN_ON_PURPOSE)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      for (
        let one: Element | null = parent;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(one);
        const frame = one.getBoundingClientRect();
        if (position === 'absolute' && frame.width <= 1 && clipPath !== 'none') break;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isCut = boxes.some(
          ({ left, right, top, bottom, height }) =>
            (cuts(overflowX) && (left < frame.left - 2 || right > frame.right + 2)) ||
            // A line's box is taller than its letters.
            (cuts(overflowY) &&
              (top < frame.top - height / 4 || bottom > frame.bottom + height / 4)),
        );
        if (isCut && !one.matches(CUTS_ON_PURPOSE))
          faults.push(`${nameOf(parent)} is cut off by <${one.localName} ${one.className}>`);
        if (isScroller(one)) break;
      }
      if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1)) {
        if (!isInScroller(parent)) faults.push(`${nameOf(parent)} leaves the window`);
      }
    }
    return faults;
  };

  const touchingLabels = () =>
    [...document.querySelectorAll('figure svg')].filter(isShown).flatMap((drawing) => {
      const labels = [...drawing.querySelectorAll('text')].filter(isShown);
      return labels.flatMap((label, index) => {
        const one = label.getBoundingClientRect();
        const touched = labels.slice(index + 1).find((next) => {
          const other = next.getBoundingClientRect();
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            // Figures and capitals take three fifths of the height of their box.
            one.bottom <= other.top + one.height * 0.4 ||
            other.bottom <= one.top + one.height * 0.4;
          return !isApart;
        });
        const card = drawing.closest('figure')?.getBoundingClientRect();
        const isOut = card && (one.left < card.left || one.right > card.right);
        if (isOut) return [`${nameOf(label)} leaves its card`];
        return touched ? [`${nameOf(label)} touches ${nameOf(touched)}`] : [];
      });
    });

  const addStyles = (rules: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  };

  window.a11yProbe = {
    stops,
    nameOf,
    expectNext,
    look,
    crampedTargets,
    clippedText,
    touchingLabels,
    addStyles,
  };
}

export const installA11yProbe = (page: Page) => page.addInitScript(defineA11yProbe);
