import {
  aboutHead,
  careers,
  culture,
  journey,
  library,
  purpose,
  team,
} from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { pageHeading, sectionOf } from '../support/page-parts';

test('the hero says: Founded By A Salon Owner, For Salon Owners', async ({ page }) => {
  await page.goto('/about');
  await expect(pageHeading(page)).toHaveText('Founded By A Salon Owner, For Salon Owners');
  await expect(page.getByRole('main').getByText(aboutHead.lead)).toBeVisible();
});

test('Our Journey: the founder has owned a salon in a large US city since 2010', async ({
  page,
}) => {
  await page.goto('/about');
  const section = sectionOf(page, 'Our Journey');
  await expect(section).toContainText('owned a salon in a large US city since 2010');
  const steps = section.getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText(journey.steps.map(({ title }) => title));
  const teeth = await steps.evaluateAll((items) =>
    items.map(
      (item) =>
        [...item.querySelectorAll('svg path')]
          .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
          .reduce((all, some) => all + some) +
        item.querySelectorAll('svg rect').length -
        1,
    ),
  );
  expect(teeth).toEqual(journey.steps.map((step) => step.teeth));
  await expect(section).toContainText(journey.unit);
});

test('the four parts of the comb stand side by side on one spine', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const boxes = await sectionOf(page, 'Our Journey')
    .locator('svg')
    .evaluateAll((combs) => combs.map((comb) => comb.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  for (const [index, { right }] of boxes.slice(0, -1).entries()) {
    expect(boxes[index + 1].left).toBeCloseTo(right, 0);
  }
});

test('on a phone the page is seven screens long', async ({ page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await page.goto('/about');
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length / height).toBeLessThan(7.1);
});

test('Our Purpose claims that beauty pros earn 20% less than the average American', async ({
  page,
}) => {
  await page.goto('/about');
  const section = sectionOf(page, 'Our Purpose');
  await expect(section).toContainText('Beauty pros earn 20% less than the average American.');
  await expect(section).toContainText('Our estimate, as of');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and every link leads somewhere', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    const shown = [
      aboutHead.lead,
      journey.lead,
      ...journey.steps.map(({ text }) => text),
      purpose.text,
      team.lead,
      culture.lead,
      ...library.entries.map(({ description }) => description),
      careers.lead,
      ...careers.benefits.map(({ text }) => text),
    ];
    for (const text of shown) await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('img').locator('text:visible')).toHaveCount(3);
    const links = main.getByRole('link');
    await expect(links).toHaveCount(library.entries.length + careers.positions.length);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
  });
});
