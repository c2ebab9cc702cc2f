/** The plan in steps as a visitor works it. */
import type { Page } from '@playwright/test';
import { addMonths, formatMonthName, type Month, monthOf } from '@tallycomb/inflation-core';
import { calculatorOn, LINKED_QUERY, neededSince } from './calculator-page';
import { sectionOf } from './page-parts';

export const today: Month = monthOf(new Date());
export const later = (months: number): Month => addMonths(today, months);

/** 'March 1, 2027' */
export const dayOf = (month: Month): string => formatMonthName(month).replace(' ', ' 1, ');

/** What the price of the example has to be, with what is proposed to ask: two steps from $50. */
export const target = neededSince(50, '06/2019');
export const proposed: readonly Month[] = [later(2), later(8)];

export const dollars = (price: number): string => `$${price}`;

function planOn(page: Page) {
  const section = sectionOf(page, 'A Plan in Steps');
  return {
    section,
    answer: section.getByRole('status').first(),
    month: (step: number) => section.getByRole('textbox', { name: `Step ${step}`, exact: true }),
    months: section.getByRole('textbox', { name: /^Step/ }),
    name: section.getByRole('textbox', { name: 'What it’s called on the card' }),
    steps: section.getByRole('table'),
    rows: section.getByRole('rowheader'),
    card: section.getByText(/^From .* we charge/).locator('..'),
    copy: section.getByRole('button', { name: 'Copy the card' }),
    download: section.getByRole('button', { name: 'Download for your calendar' }),
    choose: (label: string) => section.getByText(label, { exact: true }).click(),
  };
}

/** With the result that a link leads to. */
export async function openPlan(page: Page) {
  await calculatorOn(page).open(LINKED_QUERY);
  return planOn(page);
}
