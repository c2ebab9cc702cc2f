/** Finds text that is cut off, over other text, or outside the window. */
import { expect, type Page } from '@playwright/test';
import { addStyles, expectNoSidewaysScroll } from './layout';

/** Runs in the page: texts that a box cuts off or that leave the window. */
function lostTexts(): string[] {
  const HIDDEN_ON_PURPOSE = 'svg, [aria-hidden="true"], [role="status"], [role="alert"]';

  const ancestorsOf = (element: Element | null): Element[] =>
    element === null || element === document.body
      ? []
      : [element, ...ancestorsOf(element.parentElement)];
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isWider = element.scrollWidth > element.clientWidth;
    const isHigher = element.scrollHeight > element.clientHeight;
    return (
      (isWider && /auto|scroll/.test(overflowX)) || (isHigher && /auto|scroll/.test(overflowY))
    );
  };
  /** True for an element that is hidden visually, for screen readers alone. */
  const isClippedAway = (element: Element) => {
    const { position, clipPath } = getComputedStyle(element);
    return position === 'absolute' && clipPath !== 'none' && element.clientWidth <= 1;
  };
  const cuts = (element: Element, { left, right, top, bottom, height }: DOMRect) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const frame = element.getBoundingClientRect();
    const isAcross = left < frame.left - 2 || right > frame.right + 2;
    // A quarter of tolerance, as a line's box is taller than its letters.
    const isBelow = top < frame.top - height / 4 || bottom > frame.bottom + height / 4;
    const hides = /hidden|clip/;
    return (isAcross && hides.test(overflowX)) || (isBelow && hides.test(overflowY));
  };

  const faultsOf = (text: Node): string[] => {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) return [];
    if (!text.nodeValue?.trim() || parent.closest(`[inert], ${HIDDEN_ON_PURPOSE}`)) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    const around = ancestorsOf(parent);
    if (around.some(isClippedAway)) return [];
    const scroller = around.findIndex(scrolls);
    const frames = scroller < 0 ? around : around.slice(0, scroller + 1);
    const isCut = frames.some((frame) => boxes.some((box) => cuts(frame, box)));
    const leaves =
      scroller < 0 && boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1);
    return [
      ...(isCut ? [`“${text.nodeValue}” is cut off`] : []),
      ...(leaves ? [`“${text.nodeValue}” leaves the window`] : []),
    ];
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  while (walker.nextNode()) faults.push(...faultsOf(walker.currentNode));
  return faults;
}

/** Runs in the page: labels of a chart that overlap or leave its card or article. */
function touchingLabels(): string[] {
  const charts = document.querySelectorAll('figure svg, article svg[role=img]');
  const drawings = [...charts].filter((one) => one.checkVisibility());
  return drawings.flatMap((drawing) => {
    const labels = [...drawing.querySelectorAll('text')].filter((one) => one.checkVisibility());
    const boxes = labels.map((label) => label.getBoundingClientRect());
    const card = drawing.closest('figure, article')?.getBoundingClientRect() ?? new DOMRect();
    return labels.flatMap(({ textContent }, at) => {
      const one = boxes[at] ?? new DOMRect();
      // Tolerance, as figures are lower than their box.
      const [top, bottom] = [one.top + one.height * 0.4, one.bottom - one.height * 0.4];
      const isTouched = boxes
        .slice(at + 1)
        .some(
          (next) =>
            one.left < next.right &&
            next.left < one.right &&
            next.top < bottom &&
            top < next.bottom,
        );
      const isOut = one.left < card.left || one.right > card.right;
      return isTouched || isOut ? [`“${textContent}” touches another or leaves its card`] : [];
    });
  });
}

export const labelFaults = (page: Page) => page.evaluate(touchingLabels);

export const textFaults = async (page: Page) => [
  ...(await page.evaluate(lostTexts)),
  ...(await labelFaults(page)),
];

/** Text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** Checks a page with a visitor's own text settings, and at 400 % zoom. */
export async function checkReflow(page: Page) {
  for (const { how, rules, size } of [
    { how: 'spaced text', rules: TEXT_SPACING },
    { how: 'text twice as large', rules: 'html { font-size: 200% !important }' },
    { how: '400 % zoom', rules: '', size: { width: 320, height: 256 } },
  ]) {
    if (size) await page.setViewportSize(size);
    await addStyles(page, rules);
    expect.soft(await textFaults(page), how).toEqual([]);
    await expectNoSidewaysScroll(page, how);
  }
}
