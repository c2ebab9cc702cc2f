/** The first second of a form, before its code has loaded or if it cannot, beside Chromium. */
import { LINKED_LOSS, TYPED } from '../support/calculator-page.ts';
import { sites } from '../support/sites.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Engine } from './engine.ts';
import {
  calculate,
  expect,
  expectText,
  expectValue,
  fill,
  forgetAll,
  test as inEngine,
  reload,
  valueIn,
} from './fixture.ts';

const test = inEngine.extend<{ readonly connection: Connection }>({
  connection: async ({ engine }, use) => {
    const connection = await openConnection(sites.real);
    await forgetAll(engine, connection.origin);
    await use(connection);
    await connection.close();
  },
});

const CALCULATOR = '/inflation-calculator';
const MASKS = /mask-fields/;
const SHELL = /\/shell-/;

const notice = '[data-press-notice]';

const isHydrated = (engine: Engine) =>
  engine.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));

for (const [first, second] of [
  ['annualRevenue', 'date'],
  ['date', 'annualRevenue'],
] as const)
  test(`text typed first is masked: ${first}`, async ({ engine, connection }) => {
    for (const [at, [text, value]] of TYPED[first].entries()) {
      const [next, nextValue] = TYPED[second][at % TYPED[second].length] ?? ['', ''];
      await engine.visit(`${connection.origin}${CALCULATOR}?${at}`);
      await fill(engine, first, text);
      await fill(engine, second, next);
      await expectValue(engine, first, value);
      await expectValue(engine, second, nextValue);
    }
  });

test('text in a field before its mask is masked, and can be continued', async ({
  engine,
  connection,
}) => {
  connection.hold(MASKS);
  await engine.visit(connection.origin + CALCULATOR);
  await fill(engine, 'date', '062');
  await fill(engine, 'annualRevenue', 'a25');
  await expectValue(engine, 'date', '062');
  await expectValue(engine, 'annualRevenue', 'a25');
  await connection.mend();
  await expectValue(engine, 'annualRevenue', '25');
  await expectValue(engine, 'date', '06/2');
  await engine.type('0x000');
  await expectValue(engine, 'annualRevenue', '250000');
  await engine.click('[name=date]');
  await engine.type('019');
  await expectValue(engine, 'date', '06/2019');
});

test('a connection that breaks after the load leads to the estimate', async ({
  engine,
  connection,
}) => {
  await engine.open(connection.origin + CALCULATOR);
  await expect.poll(() => isHydrated(engine)).toBe(true);
  await engine.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  await connection.cut();
  await calculate(engine);
  await expectText(engine, 'Using estimated inflation data', 'body');
  await expectText(engine, /Revenue Lost Due to Inflation/i);
  await expectText(engine, 'Your New Prices');
  await engine.faults();
});

test('a press before the code shows a notice, and is done once the code comes', async ({
  engine,
  connection,
}) => {
  connection.hold(SHELL);
  await engine.open(connection.origin + CALCULATOR);
  await calculate(engine);
  await expectText(engine, 'Still loading', notice);
  await connection.cut();
  await expectText(engine, 'No connection', notice);
  expect(await valueIn(engine, 'annualRevenue')).toBe('250000');
  expect(await engine.evaluate(() => location.search)).toBe('');
  await connection.mend();
  await expectText(engine, LINKED_LOSS);
  await expectText(engine, /^$/, notice);
  await engine.faults();
});

test('code that a deploy has replaced loses no typed text', async ({ engine, connection }) => {
  connection.hold(SHELL);
  await engine.open(connection.origin + CALCULATOR);
  await fill(engine, 'annualRevenue', '250000');
  connection.lose(SHELL);
  await engine.press('Enter');
  await expectText(engine, 'new version', notice);
  await expectValue(engine, 'annualRevenue', '250000');
  await engine.faults();
});

test('text typed first is restored after a reload, and after Back', async ({
  engine,
  connection,
}) => {
  connection.hold(SHELL);
  await engine.open(connection.origin + CALCULATOR);
  await fill(engine, 'annualRevenue', '98765');
  await reload(engine);
  await expectValue(engine, 'annualRevenue', '98765');
  await engine.open(`${connection.origin}/terms`);
  await engine.evaluate(() => history.back());
  await expectValue(engine, 'annualRevenue', '98765');
});
