/** Visitors' main tasks with real presses and keys, in the engines beside Chromium. */
import { LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page.ts';
import { sites } from '../support/sites.ts';
import type { Engine } from './engine.ts';
import {
  calculate,
  expect,
  expectHeading,
  expectText,
  expectValue,
  fill,
  forgetAll,
  reload,
  test,
  textIn,
  untilStarted,
  valueIn,
} from './fixture.ts';

const calculator = `${sites.real}/inflation-calculator`;
const menu = `${calculator}/menu`;

test.beforeEach(({ engine }) => forgetAll(engine, sites.real));
test.afterEach(async ({ engine }) => expect(await engine.faults()).toEqual([]));

const topOf = (engine: Engine) => engine.evaluate(() => Math.round(scrollY));

/** Moves the pointer until the page is hydrated, as pages without a form wait for interactions. */
const untilHydrated = (engine: Engine) =>
  expect
    .poll(() =>
      engine.evaluate(() => {
        dispatchEvent(new Event('pointermove'));
        return document.documentElement.hasAttribute('data-hydrated');
      }),
    )
    .toBe(true);

/** Tests a task on a page that is still loading, and on a hydrated one. */
function job(
  title: string,
  run: (given: {
    readonly engine: Engine;
    readonly begin: (address: string) => Promise<void>;
  }) => Promise<void>,
) {
  const begin = (engine: Engine, isReady: typeof untilStarted) => async (address: string) => {
    await engine.visit(address);
    await isReady(engine);
  };
  test(`${title}, begun at once`, ({ engine }) =>
    run({ engine, begin: begin(engine, untilStarted) }));
  test(`${title}, once hydrated`, ({ engine }) =>
    run({ engine, begin: begin(engine, untilHydrated) }));
}

/** Inserts text at once, as the clipboard or a predictive keyboard does. */
const insert = (engine: Engine, text: string) =>
  engine.evaluate((inserted) => document.execCommand('insertText', false, inserted), text);

/** Scrolls until the page stays there: just after it is shown, it may still scroll to its top. */
async function scrollTo(engine: Engine, top: number) {
  const scroll = async (to: number) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  };
  await expect.poll(() => engine.evaluate(scroll, top)).toBe(top);
  await untilHydrated(engine);
}

test('Back and Forward return to where each page was left', async ({ engine }) => {
  await engine.open(`${sites.real}/guides/price-optimization`);
  await scrollTo(engine, 2000);
  await engine.click('footer a', 'About');
  await expectText(engine, 'Join Our Team'); // the last section, drawn after the first paint
  await scrollTo(engine, 700);
  await engine.evaluate(() => history.back());
  await expect.poll(() => topOf(engine)).toBeGreaterThan(1900);
  await expectHeading(engine, /price/i);
  await engine.evaluate(() => history.forward());
  await expectHeading(engine, 'Founded By');
  await expect.poll(() => topOf(engine)).toBe(700);
});

test('Back after a reload returns to where the page was left', async ({ engine }) => {
  await engine.open(`${sites.real}/guides/price-optimization`);
  await scrollTo(engine, 2000);
  await engine.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/about"]')?.click(),
  );
  await expectHeading(engine, 'Founded By');
  await reload(engine);
  await engine.evaluate(() => history.back());
  await expectHeading(engine, /price/i);
  await expect.poll(() => topOf(engine)).toBe(2000);
});

job('a shared result replaces what was typed before', async ({ engine, begin }) => {
  await begin(calculator);
  await fill(engine, 'annualRevenue', '123');
  await expectValue(engine, 'annualRevenue', '123');
  await engine.open(`${calculator}${LINKED_QUERY}`);
  await expectText(engine, LINKED_LOSS);
  await expectValue(engine, 'annualRevenue', '250000');
});

job('a draft outlives a reload', async ({ engine, begin }) => {
  await begin(calculator);
  await fill(engine, 'annualRevenue', '987');
  await reload(engine);
  await untilHydrated(engine);
  await expectValue(engine, 'annualRevenue', '987');
});

job('typed, pasted and undone text stays masked', async ({ engine, begin }) => {
  await begin(calculator);
  await fill(engine, 'date', '062019');
  await expectValue(engine, 'date', '06/2019');
  await expect
    .poll(async () => {
      await engine.undo();
      return valueIn(engine, 'date');
    })
    .toBe('');
  await engine.click('[name=annualRevenue]');
  await insert(engine, '$250,000');
  await expectValue(engine, 'annualRevenue', '250000');
});

job('each wrong input is reported, and its field focused', async ({ engine, begin }) => {
  await begin(calculator);
  const focused = () => engine.evaluate(() => document.activeElement?.getAttribute('name'));
  await engine.click('main form button', 'Calculate');
  await expectText(engine, 'Missing information', '[aria-label=Notifications]');
  await fill(engine, 'date', '132024');
  await fill(engine, 'annualRevenue', '5000');
  await engine.press('Enter');
  await expectText(engine, 'Invalid date format', '[aria-label=Notifications]');
  await expect.poll(focused).toBe('date');
});

job('Enter gives a result, whose table can be downloaded', async ({ engine, begin }) => {
  await begin(calculator);
  await calculate(engine);
  await expectText(engine, LINKED_LOSS);
  expect(await engine.evaluate(() => location.search)).toContain('annualRevenue=250000');
  await engine.evaluate(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (file: Blob) => {
      void file.text().then((text) => {
        document.documentElement.dataset.file = text;
      });
      return create(file);
    };
  });
  // Drawn after the figure, and folded on a phone.
  await expect
    .poll(() =>
      engine.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        const buttons = [...document.querySelectorAll('main button')];
        return buttons.some(({ textContent }) => textContent === 'Download as CSV');
      }),
    )
    .toBe(true);
  await engine.click('main button', 'Download as CSV');
  await expect
    .poll(() => engine.evaluate(() => document.documentElement.dataset.file))
    .toMatch(/,/);
});

job('a failed lookup is estimated, with a toast', async ({ engine, begin }) => {
  await begin(calculator);
  await engine.evaluate(() => {
    const { fetch } = window;
    window.fetch = (url, init) =>
      String(url).includes('/api/') ? Promise.reject(new TypeError('cut off')) : fetch(url, init);
  });
  await calculate(engine);
  await expectText(engine, 'Using estimated inflation data', 'body');
  await expectText(engine, /Revenue Lost Due to Inflation/i);
  const reported = () =>
    engine.evaluate(() => performance.getEntriesByName(`${location.origin}/reports`).length);
  await expect.poll(reported).toBe(1);
  expect((await engine.faults()).join()).toContain('Error calculating inflation');
});

job('a pasted menu is priced, and kept in this browser', async ({ engine, begin }) => {
  await begin(menu);
  await engine.click('main textarea');
  await insert(engine, 'Cut\t65\t01/2021\nColor\t120\t06/2019');
  await engine.click('main button', 'Read My List');
  const expectServices = () =>
    expect.poll(() => textIn(engine, '[aria-labelledby=menu]')).toMatch(/Cut.*Color/s);
  await expectServices();
  await engine.open(menu);
  await expectServices();
});

job('a framed calculator calculates', async ({ engine, begin }) => {
  await begin(`${sites.real}/embed/calculator`);
  await calculate(engine, 'a250000');
  await expectText(engine, LINKED_LOSS);
});

test('consent is asked for once', async ({ engine }) => {
  await engine.open(`${sites.thirdParty}/changelog`);
  await expectText(engine, 'May We Count Your Visit?', 'body');
  await engine.click('section button', 'Decline');
  await expect.poll(() => textIn(engine, 'body')).not.toContain('May We Count Your Visit?');
  await reload(engine);
  expect(await textIn(engine, 'body')).not.toContain('May We Count Your Visit?');
});
