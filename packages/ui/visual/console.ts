import type { Page } from '@playwright/test';

const heard = new WeakMap<Page, string[]>();

/** From now on, hears whatever is written to the page's console, and what nobody catches. */
export function listen(page: Page): void {
  const messages: string[] = [];
  heard.set(page, messages);
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
}

/** What was heard since the last time of asking. */
export const heardFrom = (page: Page): readonly string[] => heard.get(page)?.splice(0) ?? [];
