/** Header and drawings, which differ with the window's width. */
import { sites } from '../support/sites.ts';
import type { Engine } from './engine.ts';
import { expect, expectHeading, test } from './fixture.ts';

test.afterEach(async ({ engine }) => expect(await engine.faults()).toEqual([]));

/** Clicks a link of the header, or of its menu in narrow windows. */
async function followHeader(engine: Engine, link: string, width: number) {
  if (width < 768) await engine.click('header button', 'Menu');
  await engine.click('header a', link);
}

test('a link pressed at once is followed', async ({ engine, look }) => {
  await engine.open(sites.real);
  await followHeader(engine, 'About', look.width);
  await expectHeading(engine, 'Founded By');
  expect(await engine.evaluate(() => location.pathname)).toBe('/about');
});

test('the menu closes by Escape and by a link', async ({ engine, look }) => {
  await engine.open(sites.real);
  const name = look.width < 768 ? 'Menu' : 'Resources';
  const isOpen = () => engine.evaluate(() => document.querySelector(':popover-open') !== null);
  await engine.click('header button', name);
  await expect.poll(isOpen).toBe(true);
  await engine.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await engine.click('header button', name);
  await engine.click('header a', 'Guides');
  await expectHeading(engine, 'Guides');
  await expect.poll(isOpen).toBe(false);
});

test('the comb of the changelog touches its spine', async ({ engine }) => {
  await engine.open(`${sites.real}/changelog`);
  const gaps = await engine.evaluate(() => {
    // A part for each of 107 days.
    const comb = [...document.querySelectorAll('main div')].find(
      (div) => div.children.length > 100,
    );
    const foot = comb?.getBoundingClientRect().bottom ?? 0;
    return [...(comb?.children ?? [])].map((day) =>
      Math.round(day.getBoundingClientRect().bottom - foot),
    );
  });
  expect(new Set(gaps)).toEqual(new Set([0]));
});

test('each bar of the years stays in its row: below it, on a phone behind it', async ({
  engine,
}) => {
  await engine.open(`${sites.real}/inflation-calculator/years`);
  const gaps = await engine.evaluate(() =>
    [...document.querySelectorAll('tbody tr')].map((row) => {
      const { top = 0, height = 0 } = row.querySelector('svg')?.getBoundingClientRect() ?? {};
      const { top: start, bottom } = row.getBoundingClientRect();
      return height > 0 ? top - (height > 20 ? start : bottom) : 0;
    }),
  );
  expect(gaps.filter((gap) => Math.abs(gap) > 2)).toEqual([]);
});
