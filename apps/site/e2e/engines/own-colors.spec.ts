/** The page in forced colors. */
import { LINKED_LOSS, LINKED_QUERY } from '../support/calculator-page.ts';
import { sites } from '../support/sites.ts';
import { expect, expectText, test } from './fixture.ts';

test('edges are visible, and lines distinct without their colors', async ({ engine }) => {
  await engine.open(`${sites.real}/inflation-calculator${LINKED_QUERY}`);
  expect(await engine.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  await expectText(engine, LINKED_LOSS);
  const edges = await engine.evaluate(() =>
    [...document.querySelectorAll('main form :is(button, input)')].map(
      (control) => getComputedStyle(control).borderTopStyle,
    ),
  );
  expect(new Set(edges)).toEqual(new Set(['solid']));
  const linesOf = () =>
    engine.evaluate(() => {
      const background = getComputedStyle(document.body).backgroundColor;
      return [...document.querySelectorAll('figure svg')].map((drawing) =>
        [...drawing.querySelectorAll('path')]
          .map((path) => getComputedStyle(path))
          .filter(({ strokeWidth, fill }) => strokeWidth === '3.5px' && fill === 'none')
          .map(({ stroke, strokeDasharray }) =>
            stroke === background || stroke === 'none' ? 'unseen' : stroke + strokeDasharray,
          ),
      );
    });
  await expect.poll(async () => (await linesOf()).some(({ length }) => length > 1)).toBe(true);
  for (const drawn of await linesOf()) {
    expect(drawn).not.toContain('unseen');
    expect(new Set(drawn).size, 'lines told apart').toBe(drawn.length);
  }
});
