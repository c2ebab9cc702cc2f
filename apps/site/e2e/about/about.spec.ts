import type { Page } from '@playwright/test';
import { careers, culture, journey, library, purpose, team } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { expectNoSidewaysScroll } from '../support/layout';
import { sectionOf } from '../support/page-parts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the four parts of the comb stand side by side on one spine', async ({ page }) => {
  await page.goto('/about');
  const section = sectionOf(page, 'Our Journey');
  await expect(section).toContainText(journey.unit);
  const steps = section.getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText(journey.steps.map(({ title }) => title));
  const boxes = await section
    .locator('svg')
    .evaluateAll((combs) => combs.map((comb) => comb.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(4);
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  for (const [index, { right }] of boxes.slice(0, -1).entries())
    expect(boxes[index + 1].left).toBeCloseTo(right, 0);
});

test('on a phone the page is seven and a half screens long, its readings on one shelf', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length / 844).toBeLessThan(7.5);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await books(page).last().locator('summary').click();
    await expect(books(page).getByRole('link')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

/** Of the library, in its order. */
const books = (page: Page) =>
  page.getByRole('list', { name: library.shelfLabel }).getByRole('listitem');

test('each of fifteen readings stands there once, and opens from its spine', async ({ page }) => {
  await page.goto('/about');
  const spines = books(page).locator('summary');
  await expect(spines).toHaveText(library.entries.map(({ title, author }) => `${title} ${author}`));
  await expect(books(page).getByRole('link')).toHaveCount(0);
  for (const [at, { title, author, link, description, category }] of library.entries.entries()) {
    await spines.nth(at).click();
    const cover = spines.nth(at).locator('+ *');
    for (const part of [author, library.categoryLabels[category], description])
      await expect(cover).toContainText(part);
    await expect(books(page).getByRole('link')).toHaveText(title);
    await expect(cover.getByRole('link')).toHaveAttribute('href', link);
  }
  const ways = books(page).locator('a');
  await expect(ways.and(page.locator('[target=_blank][rel=noopener]'))).toHaveCount(15);
});

test('two positions lead to the job board, by names that tell them apart', async ({ page }) => {
  await page.goto('/about');
  const join = sectionOf(page, careers.heading);
  const titles = careers.positions.map(({ title }) => title);
  const names = titles.map((title) => new RegExp(`^Apply Now ${title}$`));
  for (const [at, name] of names.entries()) {
    const position = join.getByRole('listitem').filter({ hasText: titles[at] ?? '' });
    await expect(position).toContainText('Remote Full-time');
    const apply = position.getByRole('link', { name });
    await expect(apply).toHaveText('Apply Now');
    await expect(apply).toHaveAttribute('target', '_blank');
  }
  const links = await join.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(titles.length);
});

const mapOn = (page: Page) => sectionOf(page, 'Global Remote Team').getByRole('img');

test('the map marks three countries, each named beside it', async ({ page }) => {
  await page.goto('/about');
  const section = sectionOf(page, 'Global Remote Team');
  const labels = team.markers.map(({ label }) => label);
  await expect(mapOn(page).locator('text:visible')).toHaveCount(3);
  for (const label of labels)
    await expect(mapOn(page).locator('text:visible', { hasText: label })).toBeVisible();
  await expect(section.getByRole('term')).toHaveText(labels);
  await expect(section.getByRole('definition')).toHaveText(
    team.markers.map(({ timeZone }) => timeZone),
  );
  await test.step('on paper they are there from the start', async () => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.reload();
    const opacities = await mapOn(page)
      .locator('text:visible')
      .evaluateAll((all) =>
        all.map((text) => getComputedStyle(text.parentElement ?? text).opacity),
      );
    expect(opacities).toEqual(['1', '1', '1']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, the values open one at a time', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    const shown = [
      journey.lead,
      ...journey.steps.map(({ text }) => text),
      purpose.text,
      team.lead,
      culture.lead,
      careers.lead,
      ...careers.benefits.map(({ text }) => text),
    ];
    for (const text of shown) await expect(main.getByText(text)).toBeVisible();
    const values = sectionOf(page, 'Culture & Operating Values');
    for (const { name, text } of culture.values.slice(1, 3)) {
      await values.getByRole('heading', { name, exact: true }).click();
      await expect(values.locator('details[open] summary')).toHaveText([name]);
      await expect(values.getByText(text)).toBeVisible();
    }
    await books(page).last().locator('summary').click();
    const links = main.getByRole('link');
    await expect(links).toHaveCount(1 + careers.positions.length);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  });
});
