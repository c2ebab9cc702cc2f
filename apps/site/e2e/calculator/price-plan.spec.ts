/** One price led to its target in steps: how many, from which months, how rounded. */
import { formatMonth, formatMonthName, formatPercent } from '@tallycomb/inflation-core';
import { planPriceSteps } from '@tallycomb/inflation-core/pricing';
import { LOOKUP, neededSince } from '../support/calculator-page';
import { expect, test } from '../support/console-watch';
import { sectionOf } from '../support/page-parts';
import { dayOf, dollars, later, openPlan, proposed, target, today } from '../support/price-plan';
import { print, wordsOn } from '../support/printed';

test('two steps are proposed, each at the first of a month, with room to tell clients', async ({
  page,
}) => {
  const { month, months, rows, steps, answer } = await openPlan(page);
  await expect(months).toHaveCount(2);
  await expect(month(1)).toHaveValue(formatMonth(later(2)));
  await expect(month(2)).toHaveValue(formatMonth(later(8)));
  await expect(rows).toHaveText([dayOf(later(2)), dayOf(later(8))]);
  const planned = planPriceSteps({ price: 50, target, months: proposed, step: 1 });
  for (const { price, changeInPercent } of planned) {
    await expect(steps).toContainText(`${dollars(price)}${formatPercent(changeInPercent)}`);
  }
  await expect(answer).toContainText(`$50 to ${dollars(planned.at(-1)?.price ?? 0)}`);
});

test('a month can be changed; the ones after it follow, and what was typed stays', async ({
  page,
}) => {
  const { month, months, rows, choose } = await openPlan(page);
  await choose('3');
  await month(1).fill(formatMonth(later(5)));
  await expect(month(3)).toHaveValue(formatMonth(later(17)));
  await month(2).fill(formatMonth(later(7)));
  await expect(rows).toHaveText([5, 7, 13].map((ahead) => dayOf(later(ahead))));
  await choose('1');
  await expect(months).toHaveCount(1);
  await choose('4');
  await expect(month(2)).toHaveValue(formatMonth(later(7)));
  await expect(month(4)).toHaveValue(formatMonth(later(19)));
});

test('what is wrong with a month is said at its field once it is left, and no plan is shown', async ({
  page,
}) => {
  const { month, steps, answer } = await openPlan(page);
  const next = formatMonth(later(1));
  for (const { typed, says } of [
    { typed: '13/2027', says: `Enter a month as MM/YYYY, such as ${next}.` },
    { typed: '', says: `Enter a month as MM/YYYY, such as ${next}.` },
    { typed: formatMonth(today), says: `That month has begun. Try ${next}.` },
    { typed: '06/2019', says: `That month has begun. Try ${next}.` },
  ]) {
    await month(1).fill(typed);
    await expect(answer).toHaveText('The plan takes months still to come, one after the other.');
    await expect(month(1)).not.toHaveAttribute('aria-invalid');
    await month(1).blur();
    await expect(month(1)).toHaveAccessibleDescription(says);
    await expect(month(2)).not.toHaveAttribute('aria-invalid');
    await expect(steps).toHaveCount(0);
  }
  await month(1).fill(formatMonth(later(9)));
  await month(2).fill(formatMonth(later(9)));
  await month(2).blur();
  const says = `Enter a month after ${formatMonthName(later(9))}.`;
  await expect(month(2)).toHaveAccessibleDescription(says);
});

test('four steps are equal in percent, to prices or to salons, as one price is typed for both', async ({
  page,
}) => {
  const { section, rows, choose, steps, answer } = await openPlan(page);
  const box = sectionOf(page, 'Close the Gap');
  await box.getByText('The cent').click();
  await box.getByRole('textbox', { name: 'What you charge' }).fill('5000');
  await choose('4');
  await expect(rows).toHaveCount(4);
  const changes = async () =>
    (await section.getByRole('cell').allTextContents())
      .filter((text) => text.endsWith('%'))
      .map((text) => Number.parseFloat(text));
  const byPrices = ((neededSince(5000, '06/2019') / 5000) ** (1 / 4) - 1) * 100;
  for (const change of await changes()) expect(change).toBeCloseTo(byPrices, 1);
  await expect(answer).toContainText(`4 steps of ${formatPercent(byPrices)} each`);
  const salons = await box.getByText('To keep up with salons').locator('..').textContent();
  await choose('Salons');
  const [end = ''] = /\$[\d,.]+/.exec(salons ?? '') ?? [];
  await expect(steps.getByRole('row').last()).toContainText(end);
  const [first = 0, ...others] = await changes();
  expect(first).not.toBeCloseTo(byPrices, 1);
  for (const change of others) expect(change).toBeCloseTo(first, 1);
});

test('a step that rounding leaves without a change is named, and so is a plan without one', async ({
  page,
}) => {
  const { rows, choose, answer, steps } = await openPlan(page);
  const box = sectionOf(page, 'Close the Gap');
  await box.getByText('$5', { exact: true }).click();
  await box.getByRole('textbox', { name: 'What you charge' }).fill('10');
  await choose('2');
  const [kept] = planPriceSteps({
    price: 10,
    target: neededSince(10, '06/2019'),
    months: proposed,
    step: 5,
  });
  const leftOut = proposed.find((month) => dayOf(month) !== dayOf(kept?.month ?? today)) ?? today;
  await expect(rows).toHaveText([dayOf(kept?.month ?? today)]);
  const says = `Rounded to $5, ${formatMonthName(leftOut)} changes nothing, so it’s left out.`;
  await expect(answer).toContainText(says);
  await box.getByRole('textbox', { name: 'What you charge' }).fill('4.90');
  await expect(answer).toContainText('$4.90 to $5');
  await box.getByRole('textbox', { name: 'What you charge' }).fill('5');
  await expect(answer).toHaveText(/^Rounded to \$5, no price comes out above the \$5 you charge/);
  await expect(steps).toHaveCount(0);
});

for (const { name, amount, says } of [
  { name: 'fell', amount: 240_000, says: 'It takes $48 to keep up, and you charge $50.' },
  { name: 'did not move', amount: 250_000, says: 'It takes $50 to keep up, and you charge $50.' },
])
  test(`where prices ${name} there is a sentence and no plan`, async ({ page }) => {
    const json = [{ date: '2026-08-01', amount }];
    await page.route(LOOKUP, (route) => route.fulfill({ json }));
    const { answer, steps } = await openPlan(page);
    await expect(answer).toHaveText(`${says} There’s no increase to plan.`);
    await expect(steps).toHaveCount(0);
  });

test('the keyboard alone makes a plan and takes it along', async ({ page }) => {
  const { section, month, rows, name, download } = await openPlan(page);
  await section.getByRole('radio', { name: 'Prices' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(month(1)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(formatMonth(later(4)));
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await page.keyboard.type('a brow wax');
  await page.keyboard.press('Tab');
  await expect(download).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await downloading;
  await expect(rows).toHaveText([4, 10, 16].map((ahead) => dayOf(later(ahead))));
});

test('on paper stand the steps and the card, and nothing to fill in or to press', async ({
  page,
}) => {
  const { rows } = await openPlan(page);
  await expect(rows).toHaveCount(2);
  const words = wordsOn(...(await print(page, { format: 'Letter' })).sheets);
  for (const part of ['A Plan in Steps', dayOf(later(8)), 'for this service.'])
    expect(words).toContain(part);
  for (const part of ['Your Steps', 'How many steps', 'Download for your calendar'])
    expect(words).not.toContain(part);
});
