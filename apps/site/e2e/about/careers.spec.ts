import type { Locator, Page } from '@playwright/test';
import { careers } from '@tallycomb/content/pages';
import { expect, test } from '../support/console-watch';
import { footerLink } from '../support/links';
import { sectionOf } from '../support/page-parts';

const joinOurTeam = (page: Page) => sectionOf(page, careers.heading);

/** What lies between the lower edge of the header and the upper edge of the section. */
async function roomBelowHeader(page: Page, section: Locator): Promise<number> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await section.boundingBox();
  if (!header || !box) throw new Error('The header and the section must be on the page.');
  return box.y - (header.y + header.height);
}

/** The section is what a visitor sees, from its heading on. */
async function expectLanding(page: Page) {
  const section = joinOurTeam(page);
  // Between these two at once: on the way there, from above or below, it is on one side of them.
  const hasLanded = async () => {
    const room = await roomBelowHeader(page, section);
    return room >= 0 && room < 60;
  };
  await expect.poll(hasLanded).toBe(true);
  await expect(section.getByRole('heading', { name: careers.heading })).toBeInViewport();
}

test.describe('Join Our Team', () => {
  test('lists two remote, full-time positions, each with Apply Now to the job board', async ({
    page,
  }) => {
    await page.goto('/about');
    const positions = joinOurTeam(page).getByRole('listitem').filter({ hasText: 'Apply Now' });
    await expect(positions.getByRole('heading')).toHaveText([
      'Full Stack Engineer',
      'Data Engineer',
    ]);
    const addresses = [];
    for (const position of await positions.all()) {
      await expect(position).toContainText('Remote');
      await expect(position).toContainText('Full-time');
      const apply = position.getByRole('link', { name: 'Apply Now' });
      await expect(apply).toHaveText('Apply Now');
      await expect(apply).toHaveAttribute('target', '_blank');
      await expect(apply).toHaveAttribute('rel', 'noopener');
      addresses.push(await apply.getAttribute('href'));
    }
    expect(new Set(addresses).size).toBe(2);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
  });

  test('tells the two Apply Now links apart by their names', async ({ page }) => {
    await page.goto('/about');
    for (const { title } of careers.positions) {
      const link = page.getByRole('link', { name: `Apply Now ${title}`, exact: true });
      await expect(link).toHaveCount(1);
    }
  });

  test('names three benefits: remote first, flexible time off, equity', async ({ page }) => {
    await page.goto('/about');
    const benefits = joinOurTeam(page).getByRole('listitem').filter({ hasNotText: 'Apply Now' });
    await expect(benefits.getByRole('heading')).toHaveText([
      'Remote first',
      'Flexible time off',
      'Equity',
    ]);
  });
});

test.describe('/about#careers lands on Join Our Team, below the header', () => {
  for (const width of [1440, 390]) {
    test(`loaded directly, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about#careers');
      await expectLanding(page);
      await page.waitForLoadState('networkidle');
      await expectLanding(page);
    });
  }

  test('from the footer of another page', async ({ page }) => {
    await page.goto('/inflation-calculator');
    await page.waitForLoadState('networkidle');
    await footerLink(page, 'Careers').click();
    await expect(page).toHaveURL(/\/about#careers$/);
    await expectLanding(page);
    await expect(joinOurTeam(page)).toBeFocused();
  });

  test('from the footer of this page, as often as it is clicked', async ({ page }) => {
    await page.goto('/about');
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await footerLink(page, 'Careers').click();
      await expect(page).toHaveURL(/\/about#careers$/);
      await expectLanding(page);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('loaded directly, and from the footer of another page', async ({ page }) => {
      await page.goto('/about#careers');
      await expectLanding(page);
      await page.goto('/inflation-calculator');
      await footerLink(page, 'Careers').click();
      await expectLanding(page);
    });
  });
});
