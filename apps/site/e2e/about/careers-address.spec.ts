/** /about#careers lands on Join Our Team, below the header, however one comes there. */
import type { Page } from '@playwright/test';
import { careers } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { boxOf } from '../support/layout';
import { openHydrated } from '../support/loading';
import { footerLink } from '../support/navigation';
import { sectionOf } from '../support/page-parts';

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
