/** What asks a visitor for consent, and what it may have loaded. */
import type { Page } from '@playwright/test';

/** A page of middle length. */
export const path = '/changelog';

export const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
export const MESSENGER = 'https://widget.intercom.io/widget/test1234';

export const question = (page: Page) =>
  page.getByRole('region', { name: 'May We Count Your Visit?' });
export const chatQuestion = (page: Page) =>
  page.getByRole('region', { name: 'May We Load the Chat?' });
export const review = (page: Page) => page.getByRole('region', { name: 'Privacy Choices' });
export const measuringIn = (page: Page) =>
  review(page).getByRole('group', { name: 'May We Count Your Visit?' });
export const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Choices' });
export const chat = (page: Page) => page.getByRole('button', { name: 'Chat' });

export const allow = { name: 'Allow' };
export const decline = { name: 'Decline' };

/** What the browser keeps of answers that were given just now. */
export const storedAnswers = (answers: Readonly<Record<string, 'yes' | 'no'>>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [name, { answer, givenAt: Date.now() }]),
    ),
  );

/** Answers that were given before. */
export const rememberAnswers = (page: Page, answers: Readonly<Record<string, 'yes' | 'no'>>) =>
  page.addInitScript(
    (stored) => localStorage.setItem('tallycomb:consent', stored),
    storedAnswers(answers),
  );

/** Until whatever waits for an idle moment has had it, and what that called for in turn. */
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise((resolve) => requestIdleCallback(resolve));
  });

export const globalOf = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((key) => Reflect.get(window, key), name);
