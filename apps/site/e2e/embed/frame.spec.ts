/** The calculator in a frame on a page of another site. */
import type { FrameLocator, Page } from '@playwright/test';
import { calculatorOn, LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page';
import { denyStorage, untilHydrated, untilPainted } from '../support/loading';
import { embeddedPath } from '../support/sitemap';
import { sites } from '../support/sites';
import { expect, frameOf, ours, publishedCode, test, untilFrameHydrated } from './other-site';

const contentHeight = (frame: FrameLocator) =>
  frame.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height));

const frameHeight = (page: Page) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.clientHeight);

/** Waits until the frame is as high as its content. */
const untilFitted = (page: Page) =>
  expect.poll(async () => (await frameHeight(page)) - (await contentHeight(ours(page)))).toBe(0);

const innerScroll = (page: Page) =>
  ours(page)
    .locator('html')
    .evaluate((html) => html.scrollHeight - html.clientHeight);

async function expectResult(page: Page) {
  await untilFrameHydrated(page);
  const { calculate, panel } = calculatorOn(page, ours(page));
  await calculate('250000', '06/2019');
  await expect(panel).toContainText(LINKED_LOSS);
}

test('the published code shows a calculator that works, and fits', async ({
  page,
  otherSite,
  watch,
}) => {
  await otherSite.open(await publishedCode(page));
  await untilFrameHydrated(page);
  await untilFitted(page);
  const before = await frameHeight(page);
  await expectResult(page);
  await untilFitted(page);
  expect(await frameHeight(page)).toBeGreaterThan(before);
  for (const width of [320, 390, 720])
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await untilFitted(page);
      expect(await innerScroll(page)).toBe(0);
    });
  expect(watch.messages).toEqual([]);
});

test('the published code fits each frame to its own page', async ({ page, otherSite }) => {
  const code = await publishedCode(page);
  await otherSite.open(`${code}<iframe src="${sites.real}${embeddedPath}" width="320"></iframe>`);
  await page.evaluate(() => postMessage({ type: 'tallycomb:height', height: 5 }));
  for (const index of [0, 1]) {
    const frame = page.locator('iframe').nth(index);
    const content = page.frameLocator('iframe').nth(index);
    // The browser does not lay out off-screen frames of other sites.
    await frame.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => Number(await frame.getAttribute('height')) - (await contentHeight(content)))
      .toBe(0);
  }
});

const NOTE_MESSAGES = `<script>
  window.noted = [];
  addEventListener('message', ({ origin, source, data }) => {
    noted.push({ origin, isFrame: source === frames[0], data });
  });
</script>`;

test('posts its height to the page around it, and nothing else', async ({ page, otherSite }) => {
  await otherSite.open(NOTE_MESSAGES + frameOf());
  await expectResult(page);
  const height = await contentHeight(ours(page));
  const noted = () => page.evaluate<readonly unknown[]>('noted');
  const message = (pixels: unknown) => ({
    origin: sites.real,
    isFrame: true,
    data: { type: 'tallycomb:height', height: pixels },
  });
  await expect.poll(async () => (await noted()).at(-1)).toEqual(message(height));
  for (const one of await noted()) expect(one).toEqual(message(expect.any(Number)));
});

test('posts nothing outside a frame', async ({ page, watch }) => {
  await page.addInitScript(() => {
    addEventListener('message', ({ data }) => console.error('told', JSON.stringify(data)));
  });
  await page.goto(embeddedPath);
  await calculatorOn(page).calculate('250000', '06/2019');
  await expect(calculatorOn(page).panel).toContainText(LINKED_LOSS);
  expect(watch.messages).toEqual([]);
});

test('without the script the frame keeps its height and scrolls', async ({ page, otherSite }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await otherSite.open(frameOf());
  await expectResult(page);
  await expect(
    calculatorOn(page, ours(page)).panel.getByText(LINKED_LOSS, { exact: true }),
  ).toBeInViewport();
  expect(await frameHeight(page)).toBe(700);
  expect(await innerScroll(page)).toBeGreaterThan(0);
});

test('a result from a link scrolls nothing', async ({ page, otherSite }) => {
  // Enough of the frame is in view for it to run, but not its result.
  await otherSite.open(`<p style="height: 500px">Text.</p>${frameOf(embeddedPath + LINKED_QUERY)}`);
  await expect(calculatorOn(page, ours(page)).panel).toContainText(LINKED_LOSS);
  await untilFrameHydrated(page);
  await untilPainted(page); // A scroll would have begun by now.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** The site with third parties, none of which is in a frame. */
const site = sites.thirdParty;

test('sends requests only to us and stores nothing, isolated too', async ({
  page,
  otherSite,
  context,
}) => {
  await denyStorage(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  for (const policy of ['require-corp', 'credentialless']) {
    await otherSite.open(frameOf(embeddedPath, site), {
      'Cross-Origin-Embedder-Policy': policy,
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    await expectResult(page);
    expect(await page.evaluate(() => crossOriginIsolated), policy).toBe(true);
  }
  await page.waitForLoadState('networkidle');
  expect([...asked].sort()).toEqual([otherSite.origin, site].sort());
  expect(await context.cookies()).toEqual([]);
});

test('has neither consent question nor chat', async ({ page, request }) => {
  const policy = (await request.get(site + embeddedPath)).headers()['content-security-policy'];
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toMatch(/google|intercom/);
  await page.goto(site + embeddedPath, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await expect(page.getByRole('button')).toHaveText(['Calculate']);
});
