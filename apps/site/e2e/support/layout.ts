/** Checks of positions, overflow and motion. */
import { expect, type Locator, type Page } from '@playwright/test';
import { measureShift } from './page-bytes.ts';

/** Checks that the page is not wider than its window. */
export const expectNoSidewaysScroll = async (page: Page, message = 'scrolls sideways by') =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    message,
  ).toBe(0);

/** Sum of the layout shifts since a time on the page's clock, rounded as Lighthouse does. */
export const layoutShift = async (page: Page, since = 0) =>
  Number((await page.evaluate(measureShift, since)).toFixed(3));

/** Shorter animations only delay an appearance. */
const MIN_MOTION_MS = 2;

/** Checks that no animation or transition runs. */
export const expectNothingMoves = async (page: Page, when: string) =>
  expect(
    await page.evaluate(
      (minMs) =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) >= minMs)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '?')),
      MIN_MOTION_MS,
    ),
    when,
  ).toEqual([]);

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** CSS pixels from the last line of text to the footer's box; its teeth above count as room. */
export async function roomAboveFooter(page: Page): Promise<number> {
  const end = await page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const line = document.createRange();
    const ends: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      line.selectNode(text);
      if (text.parentElement?.checkVisibility()) ends.push(line.getBoundingClientRect().bottom);
    }
    return Math.max(...ends);
  });
  return (await boxOf(page.getByRole('contentinfo'))).y - end;
}

/** Checks that no part is outside the window or covered, as by a fixed header. */
export const expectSeenWhole = (locator: Locator) =>
  expect
    .poll(() =>
      locator.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
          [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
        );
        return points.every((hit) => element.contains(hit));
      }),
    )
    .toBe(true);

export async function expectOneLine(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  const { lines, isWhole } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right } = range.getBoundingClientRect();
    const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
    return { lines, isWhole: right <= innerWidth };
  });
  expect([lines, isWhole]).toEqual([1, true]);
}

/** Amounts and percentages that break across lines. */
export const brokenFigures = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: figure, index } of text.nodeValue?.matchAll(/\$?\d[\d.,]*\d%?/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + figure.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
          broken.push(figure);
      }
    return broken;
  });

/** Sets rules like a visitor's own style sheet, in place of those set before. */
export const addStyles = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // The security policy allows no `<style>`.
    document.adoptedStyleSheets = [sheet];
  }, rules);
