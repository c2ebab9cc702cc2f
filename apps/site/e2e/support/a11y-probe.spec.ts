/** That the probe finds: each fault, made on purpose on a page of its own, is reported. */
import { expect, type Page, test } from '@playwright/test';
import { type Direction, installA11yProbe } from './a11y-probe';
import { firstLevelHeadings, namesOf, skippedLevels, treeOf, unnamed } from './accessibility-tree';
import { sidewaysScroll } from './layout';

const sound = `<a href="#a">one</a><p>Some <a href="#b">two</a> words</p><button>three</button>`;

async function show(page: Page, body: string, rules = '') {
  await installA11yProbe(page);
  await page.goto('about:blank');
  await page.setContent(
    `<style>body { margin: 40px; font: 16px sans-serif } button { min-height: 24px }
    :focus-visible { outline: 3px solid #0B4F5C } ${rules}</style>${body}`,
  );
}

/** The faults on the way through the page, to the end or `presses` far. */
async function faultsBy(page: Page, key: 'Tab' | 'Shift+Tab', presses: number) {
  const direction: Direction = key === 'Tab' ? 1 : -1;
  const faults: string[] = [];
  await page.evaluate(
    (to) =>
      window.a11yProbe
        .stops()
        .at(to === 1 ? 0 : -1)
        ?.focus(),
    direction,
  );
  await page.evaluate((to) => window.a11yProbe.expectNext(to), direction);
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    faults.push(...(await page.evaluate((to) => window.a11yProbe.look(to), direction)).faults);
  }
  return faults.join('; ');
}

test('a sound page has no fault', async ({ page }) => {
  await show(page, sound);
  expect(await faultsBy(page, 'Tab', 2)).toBe('');
  expect(await faultsBy(page, 'Shift+Tab', 2)).toBe('');
  expect(await page.evaluate(() => window.a11yProbe.crampedTargets())).toEqual([]);
  expect(await page.evaluate(() => window.a11yProbe.clippedText())).toEqual([]);
});

const orderFaults = [
  { fault: 'no ring', rules: 'button { outline: 0 !important }', says: 'has no focus ring' },
  {
    fault: 'a ring like its background',
    rules: 'button:focus { outline-color: #eee !important }',
    says: 'focus ring of 1.',
  },
  {
    fault: 'a ring cut off',
    body: `${sound}<div class="tight"><button>four</button></div>`,
    rules: '.tight { overflow: hidden; width: max-content }',
    says: 'ring that is cut off',
  },
  {
    fault: 'a cover',
    rules: 'i { position: fixed; inset: 0 0 auto; height: 400px }',
    body: `${sound}<i>cover</i>`,
    says: 'is covered by <i> cover',
  },
  {
    fault: 'a place outside the window',
    rules: 'button { position: absolute; left: -500px }',
    says: 'outside the window',
  },
  {
    fault: 'a positive tabindex',
    body: `<a href="#a">one</a><a href="#b">two</a><a href="#c" tabindex="1">three</a>`,
    says: 'comes after',
  },
  {
    fault: 'an order that is drawn the other way round',
    rules: 'body { display: flex; flex-direction: column-reverse; align-items: start }',
    says: 'against the order of reading',
  },
  {
    fault: 'a trap at the end',
    body: `${sound}<script>document.addEventListener('keydown', (event) => {
      if (document.activeElement.localName === 'button') event.preventDefault();
    })</script>`,
    says: '<button> three holds the focus',
  },
  {
    fault: 'a trap',
    body: `${sound}<script>document.addEventListener('keydown', (event) => {
      if (document.activeElement.localName === 'button') event.preventDefault();
    })</script><a href="#d">four</a>`,
    says: 'comes after <button> three, not <a> four',
  },
];
for (const { fault, body = sound, rules, says } of orderFaults) {
  test(`in the order of the focus it finds ${fault}`, async ({ page }) => {
    await show(page, body, rules);
    expect(await faultsBy(page, 'Tab', 3)).toContain(says);
  });
}

test('it finds small targets close together, cut text, text outside, and sideways scroll', async ({
  page,
}) => {
  await show(
    page,
    `<button>x</button><button>y</button><div class="cut">a long line of words</div>
    <p class="out">outside</p><figure><svg><text y="20">one</text><text y="22">two</text></svg></figure>`,
    `button { all: unset; width: 10px; height: 10px; min-height: 0 }
    .cut { width: 20px; overflow: hidden; white-space: nowrap } .out { margin-left: 3000px }`,
  );
  expect(await page.evaluate(() => window.a11yProbe.crampedTargets())).toHaveLength(2);
  const cut = await page.evaluate(() => window.a11yProbe.clippedText().join('; '));
  expect(cut).toContain('a long line of words is cut off');
  expect(cut).toContain('outside leaves the window');
  expect(await page.evaluate(() => window.a11yProbe.touchingLabels())).toHaveLength(1);
  expect(await sidewaysScroll(page)).toBeGreaterThan(0);
});

test('in the tree it finds what has no name, a second main, and a heading that skips a level', async ({
  page,
}) => {
  await show(
    page,
    `<main><h1>Top</h1><h3>Deep</h3><button></button><a href="#a"><svg></svg></a></main>
    <main>again</main><h1>Top too</h1>`,
  );
  const tree = await treeOf(page);
  expect(unnamed(tree).sort()).toEqual(['button', 'link']);
  expect(namesOf(tree, 'main')).toHaveLength(2);
  expect(skippedLevels(tree)).toEqual(['“Deep” is of level 3 after level 1']);
  expect(firstLevelHeadings(tree)).toEqual(['Top', 'Top too']);
});
