import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { careers, culture, head, journey, library, purpose, team } from '@tallycomb/content/about';
import { expect, test } from './support/console-watch';

const sectionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
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

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the hero says: Founded By A Salon Owner, For Salon Owners', async ({ page, watch }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Founded By A Salon Owner, For Salon Owners',
  );
  await expect(page.getByRole('main').getByText(head.lead)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(watch.messages).toEqual([]);
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
    items.map((item) =>
      [...item.querySelectorAll('svg path')]
        .map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
        .reduce((all, some) => all + some),
    ),
  );
  expect(teeth).toEqual([4, 9, 19, 38]);
});

test('the four parts of the comb stand on one spine', async ({ page }) => {
  await page.goto('/about');
  const boxes = await sectionOf(page, 'Our Journey')
    .locator('svg')
    .evaluateAll((combs) => combs.map((comb) => comb.getBoundingClientRect().toJSON()));
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  for (const [index, { right, top }] of boxes.slice(0, -1).entries()) {
    expect(boxes[index + 1].left).toBeCloseTo(right, 0);
    expect(boxes[index + 1].top).toBeLessThan(top);
  }
});

test('Our Purpose claims that beauty pros earn 20% less than the average American', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(sectionOf(page, 'Our Purpose')).toContainText(
    'Beauty pros earn 20% less than the average American.',
  );
});

test.describe('Global Remote Team', () => {
  const mapOn = (page: Page) => sectionOf(page, 'Global Remote Team').getByRole('img');
  const markersOn = (page: Page) => mapOn(page).locator('text:visible');

  test('the map has three country markers', async ({ page }) => {
    await page.goto('/about');
    await expect(markersOn(page)).toHaveCount(3);
    for (const { label } of team.markers) {
      await expect(mapOn(page).locator('text:visible', { hasText: label })).toBeVisible();
    }
  });

  test('its markers are shown after one second', async ({ page }) => {
    // Held at their start, however slow the machine is.
    await page.addInitScript(() => {
      const held = new CSSStyleSheet();
      held.replaceSync('svg * { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [held];
    });
    await page.goto('/about');
    const opacities = (timeMs: number) =>
      mapOn(page).evaluate((map, currentTime) => {
        for (const animation of map.getAnimations({ subtree: true })) {
          animation.currentTime = currentTime;
        }
        const shown = [...map.querySelectorAll('text')].filter(
          (text) => text.getBoundingClientRect().width > 0,
        );
        return shown.map((text) => Number(getComputedStyle(text.parentElement ?? text).opacity));
      }, timeMs);
    expect(await opacities(990)).toEqual([0, 0, 0]);
    expect(await opacities(1_260)).toEqual([1, 1, 1]);
  });

  test('its markers are simply there under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    await expect(markersOn(page)).toHaveCount(3);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('each country stands beside its time zone', async ({ page }) => {
    await page.goto('/about');
    const section = sectionOf(page, 'Global Remote Team');
    await expect(section.getByRole('term')).toHaveText(team.markers.map(({ label }) => label));
    await expect(section.getByRole('definition')).toHaveText(
      team.markers.map(({ timeZone }) => timeZone),
    );
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`Culture & Operating Values ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });
    const valuesOn = (page: Page) => sectionOf(page, 'Culture & Operating Values');
    const openOnes = (page: Page) => valuesOn(page).locator('details[open] summary');

    test('are six, in the specified order', async ({ page }) => {
      await page.goto('/about');
      await expect(valuesOn(page).getByRole('heading', { level: 3 })).toHaveText([
        'Compassion',
        'Curiosity',
        'Grit',
        'Logic',
        'Integrity',
        'Responsibility',
      ]);
    });

    test('are open one at a time; a click on the open one closes it', async ({ page }) => {
      await page.goto('/about');
      for (const { name, text } of [...culture.values].reverse()) {
        await valuesOn(page).getByRole('heading', { name, exact: true }).click();
        await expect(openOnes(page)).toHaveText([name]);
        await expect(valuesOn(page).getByText(text)).toBeVisible();
      }
      await valuesOn(page).getByRole('heading', { name: 'Compassion' }).click();
      await expect(openOnes(page)).toHaveCount(0);
    });
  });
}

test('the values open and close from the keyboard', async ({ page }) => {
  await page.goto('/about');
  const logic = page.locator('summary', { hasText: 'Logic' });
  await logic.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open] summary')).toHaveText(['Logic']);
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test.describe('Culture Library', () => {
  const shelfOn = (page: Page) => page.getByRole('list', { name: library.shelfLabel });
  const catalogOn = (page: Page) => page.getByRole('list', { name: library.catalogLabel });

  test('fifteen spines each open their reading in a new tab', async ({ page }) => {
    await page.goto('/about');
    const spines = shelfOn(page).getByRole('listitem').getByRole('link');
    await expect(spines).toHaveCount(15);
    for (const [index, { title, author, link }] of library.entries.entries()) {
      const spine = spines.nth(index);
      await expect(spine).toHaveAccessibleName(`${title} ${author}`);
      await expect(spine).toHaveAttribute('href', link);
      await expect(spine).toHaveAttribute('target', '_blank');
      await expect(spine).toHaveAttribute('rel', 'noopener');
    }
  });

  test('every reading is shown with title, author, kind and description', async ({ page }) => {
    await page.goto('/about');
    const cards = catalogOn(page).getByRole('listitem');
    await expect(cards).toHaveCount(15);
    for (const [index, entry] of library.entries.entries()) {
      const card = cards.nth(index);
      const link = card.getByRole('link', { name: entry.title });
      await expect(link).toHaveAttribute('href', entry.link);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(card).toContainText(entry.author);
      await expect(card).toContainText(library.categoryLabels[entry.category]);
      await expect(card).toContainText(entry.description);
    }
  });

  test('on a phone the shelf scrolls sideways by itself, also from the keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const shelf = shelfOn(page);
    await page.keyboard.press('Tab'); // the first sign of a visitor
    await expect(shelf).toHaveAttribute('tabindex', '0');
    await shelf.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shelf.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('on a phone no lettering leaves its spine', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    const cutOff = await shelfOn(page)
      .getByRole('link')
      .evaluateAll((spines) =>
        spines
          .filter((spine) => {
            const { top, bottom } = spine.getBoundingClientRect();
            return [...spine.children].some((word) => {
              const box = word.getBoundingClientRect();
              return box.top < top || box.bottom > bottom;
            });
          })
          .map(({ textContent }) => textContent),
      );
    expect(cutOff).toEqual([]);
  });
});

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
    test(`loaded directly, ${width} wide`, async ({ page, watch }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about#careers');
      await expectLanding(page);
      await page.waitForLoadState('networkidle');
      await expectLanding(page);
      expect(watch.messages).toEqual([]);
    });
  }

  test('from the footer of another page', async ({ page }) => {
    await page.goto('/inflation-calculator');
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(/\/about#careers$/);
    await expectLanding(page);
    await expect(joinOurTeam(page)).toBeFocused();
  });

  test('from the footer of this page, as often as it is clicked', async ({ page }) => {
    await page.goto('/about');
    for (let time = 0; time < 2; time += 1) {
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
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
      await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
      await expectLanding(page);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and every link leads somewhere', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    const shown = [
      head.lead,
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
    await expect(links).toHaveCount(2 * library.entries.length + careers.positions.length);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
  });
});

test('the page holds no style attribute and no script that runs inline', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/<script(?![^>]*\b(src=|type="application\/))[^>]*>/);
});

test('nothing shifts while the page loads and its markers appear', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM library has no type for this kind of entry.
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 1440, height: 9_000 });
  await page.goto('/about');
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.getAnimations().every(({ playState }) => playState === 'finished'),
      ),
    )
    .toBe(true);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThan(0.01);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test(`axe finds nothing at ${width} in ${colorScheme}, with another value and the menu open`, async ({
      page,
      watch,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/about');
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { name: 'Responsibility' }).click();
      const faults = async () => {
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
      };
      expect(await faults()).toEqual([]);
      const menu = width < 768 ? 'Menu' : 'Resources';
      await page.getByRole('banner').getByRole('button', { name: menu }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Guides' })).toBeVisible();
      expect(await faults()).toEqual([]);
      expect(watch.messages).toEqual([]);
    });
  }
}

for (const width of [320, 600, 768, 1024, 1440, 1920]) {
  test(`nothing scrolls sideways at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
