import type { Page } from '@playwright/test';

export const guidePath = (id: string) => `/guides/${id}`;

export const PLACEHOLDER = '/guides/placeholder.svg';

export const cardsOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
