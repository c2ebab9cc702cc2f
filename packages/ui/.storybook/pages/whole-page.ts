import { expect } from 'storybook/test';

/** Nothing that is read or filled in stands out of the page or is cut off. */
export async function fits(page: HTMLElement): Promise<void> {
  // The page clips what is too wide, so its own width would not tell.
  for (const element of page.querySelectorAll('h1, h2, p, label, input, button')) {
    // In a row that scrolls by itself, as chips and tabs do on phones.
    if (element.closest('[role="tablist"], [role="group"]')) continue;
    await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(element.scrollWidth).toBeLessThanOrEqual(Math.max(element.clientWidth, 1));
  }
}
