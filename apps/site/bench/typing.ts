import type { Browser, Page } from 'playwright';
import { hydrate } from '../e2e/support/loading.ts';
import { SCREENS, turnOnDataSaver } from '../e2e/support/page-bytes.ts';
import { CPU_SLOWDOWN } from './navigation.ts';

const SERVICES = 200;

/** Fields of a row in the middle of a long menu. */
const FIELDS = ['Service', 'Price now', 'Visits a month'];

/** Long enough for the effects of a key to end before the next. */
const BETWEEN_KEYS_MS = 400;

/** Typed text, with a measurement for each key. */
const TYPED = '1234567';

/** Measures milliseconds from each key to its paint, by field. */
export async function measureTyping(
  browser: Browser,
  origin: string,
): Promise<readonly (readonly [field: string, keysMs: readonly number[]])[]> {
  const context = await browser.newContext({ viewport: SCREENS.desktop });
  const page = await context.newPage();
  await turnOnDataSaver(page);
  await page.goto(`${origin}/inflation-calculator/menu`);
  await hydrate(page);
  const list = Array.from({ length: SERVICES }, (_, at) => `Cut ${at}, 85.00, 06/2019, 40`);
  await page.getByRole('textbox', { name: 'Paste your price list' }).fill(list.join('\n'));
  await page.getByRole('button', { name: 'Read My List' }).click();
  await page.getByRole('rowheader', { name: `${SERVICES} services` }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const measured: [string, readonly number[]][] = [];
  for (const field of FIELDS) measured.push([field, await typeInto(page, field)]);
  await context.close();
  return measured;
}

async function typeInto(page: Page, field: string): Promise<readonly number[]> {
  const input = page
    .locator('tbody tr')
    .nth(SERVICES / 2)
    .getByRole('textbox', { name: field });
  await input.focus();
  const keys: number[] = [];
  for (const key of TYPED) {
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    const listening = await page.evaluateHandle(listen);
    await page.keyboard.press(key);
    keys.push(await listening.evaluate(({ painted }) => painted));
  }
  return keys;
}

/** Runs in the page: `painted` is milliseconds from the next key's event to the frame that shows it. */
const listen = () => ({
  painted: new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      // A message is delivered after the paint of the frame that posts it.
      requestAnimationFrame(() => port2.postMessage(undefined));
    };
    document.addEventListener('keydown', onKey, { once: true, capture: true });
  }),
});
