import type { Page } from '@playwright/test';
import { careers, journey, library, team } from '@tallycomb/content/pages';
import { expect, test } from './support/console-watch';
import { boxOf } from './support/layout';
import { openHydrated } from './support/loading';
import { sectionOf } from './support/locators';
import { footerLink } from './support/navigation';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const expectCombOnOneSpine = async (page: Page) => {
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
};

const expectReadings = async (page: Page) => {
  const spines = page.getByRole('list', { name: library.shelfLabel }).locator('summary');
  await expect(spines).toHaveText(library.entries.map(({ title, author }) => `${title} ${author}`));
  for (const [at, { title, author, link, description, category }] of library.entries.entries()) {
    const cover = spines.nth(at).locator('+ *');
    for (const part of [title, author, library.categoryLabels[category], description])
      await expect(cover).toContainText(part);
    const way = cover.locator('a[target=_blank][rel=noopener]');
    await expect(way).toHaveText(`${library.read} ${title}`);
    await expect(way).toHaveAttribute('href', link);
  }
};

const expectPositions = async (page: Page) => {
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
  const links = join.getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(titles.length);
};

const expectMap = async (page: Page) => {
  const section = sectionOf(page, 'Global Remote Team');
  const places = section.getByRole('img').locator('text:visible');
  const labels = team.markers.map(({ label }) => label);
  await expect(places).toHaveCount(3);
  for (const label of labels) await expect(places.filter({ hasText: label })).toBeVisible();
  await expect(section.getByRole('term')).toHaveText(labels);
  await expect(section.getByRole('definition')).toHaveText(
    team.markers.map(({ timeZone }) => timeZone),
  );
  await test.step('on paper they are visible from the start', async () => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.reload();
    const opacities = await places.evaluateAll((all) =>
      all.map((text) => getComputedStyle(text.parentElement ?? text).opacity),
    );
    expect(opacities).toEqual(['1', '1', '1']);
  });
};

test('each part of the page is whole', async ({ page }) => {
  await page.goto('/about');
  await test.step('the four parts of the comb stand side by side on one spine', () =>
    expectCombOnOneSpine(page));
  await test.step('each reading is listed once, with its link on its cover', () =>
    expectReadings(page));
  await test.step('two positions link to the job board, with distinct names', () =>
    expectPositions(page));
  await test.step('on a phone the page is at most seven and a half screens long', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length / 844).toBeLessThan(7.5);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('the map marks three countries, each named beside it', () => expectMap(page));
});

test.describe('/about#careers lands on Join Our Team, below the header', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

  const joinOurTeam = (page: Page) => sectionOf(page, careers.heading);

  /** Checks that the section is in view from its heading on. */
  async function expectLanding(page: Page) {
    // Both limits at once, as a scroll in progress exceeds one of them.
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
});
