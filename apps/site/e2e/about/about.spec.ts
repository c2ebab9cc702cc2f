import type { Page } from '@playwright/test';
import { careers, culture, journey, library, team } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { boxOf, expectNoSidewaysScroll } from '../support/layout';
import { openHydrated } from '../support/loading';
import { footerLink } from '../support/navigation';
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
    for (const { lead } of [journey, team, culture, careers])
      await expect(main.getByText(lead)).toBeVisible();
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

test.describe('/about#careers lands on Join Our Team, below the header', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  const joinOurTeam = (page: Page) => sectionOf(page, careers.heading);

  /** The section is what a visitor sees, from its heading on. */
  async function expectLanding(page: Page) {
    // Between these two at once: on the way there, from above or below, it is on one side of them.
    const hasLanded = async () => {
      const room =
        (await boxOf(joinOurTeam(page))).y - (await boxOf(page.getByRole('banner'))).bottom;
      return room >= 0 && room < 60;
    };
    await expect.poll(hasLanded).toBe(true);
    const heading = joinOurTeam(page).getByRole('heading', { name: careers.heading });
    await expect(heading).toBeInViewport();
  }

  for (const width of [1440, 390])
    test(`loaded directly at ${width}, and from its own footer twice`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about#careers');
      await expectLanding(page);
      for (let time = 0; time < 2; time += 1) {
        await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
        await footerLink(page, 'Careers').click();
        await expectLanding(page);
      }
    });

  test('from the footer of another page, with the focus', async ({ page }) => {
    await openHydrated(page, '/guides');
    await footerLink(page, 'Careers').click();
    await expect(page).toHaveURL(/\/about#careers$/);
    await expectLanding(page);
    await expect(joinOurTeam(page)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('from the footer of another page', async ({ page }) => {
      await page.goto('/inflation-calculator');
      await footerLink(page, 'Careers').click();
      await expectLanding(page);
    });
  });
});
