/** Page object of the result's new prices, and expected figures. */
import type { Page } from '@playwright/test';
import { newPricesText } from '@tallycomb/content/calculator';
import {
  addMonths,
  formatMonthName,
  formatPercent,
  type Month,
  monthOf,
} from '@tallycomb/inflation-core';
import { planPriceSteps } from '@tallycomb/inflation-core/pricing';
import { neededSince } from './calculator-page';
import { sectionOf } from './locators';

/** A change in whole per cent. */
export const whole = (inPercent: number) => formatPercent(inPercent, 0);

export const later = (months: number): Month => addMonths(monthOf(new Date()), months);

/** 'March 1, 2027' */
export const dayOf = (month: Month): string => formatMonthName(month).replace(' ', ' 1, ');

/** Expected steps of the example's $50, rounded to fives as menus are from there up. */
export const planned = (...months: readonly number[]) =>
  planPriceSteps({
    price: 50,
    target: neededSince(50, '06/2019'),
    months: months.map(later),
    step: 5,
  });

export function pricesOn(page: Page) {
  const section = sectionOf(page, 'Your New Prices');
  const controls = section.getByText(newPricesText.controls);
  return {
    section,
    controls,
    price: section.getByRole('textbox', { name: 'What you charge' }),
    since: section.getByRole('textbox', { name: 'Since' }),
    targets: section.getByRole('group', { name: 'Your new price' }),
    /** Announcement when typing pauses. */
    heard: section.getByRole('status').filter({ hasText: 'becomes' }),
    month: (step: number) => section.getByRole('textbox', { name: `Step ${step}`, exact: true }),
    name: section.getByRole('textbox', { name: 'Service' }),
    cards: section.getByRole('paragraph').filter({ hasText: ', starting ' }),
    answer: section.getByText(/^(Example: )?\$.+ in (one|two|three|four) step|^For a plan, enter/),
    button: (label: string) => section.getByRole('button', { name: label }),
    /** Clicks a control, folded or not. */
    pick: async (label: string) => {
      const control = section.getByText(label, { exact: true });
      await controls.waitFor();
      if (!(await control.isVisible())) await controls.click();
      await control.click();
    },
  };
}
