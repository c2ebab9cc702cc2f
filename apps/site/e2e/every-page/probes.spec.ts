/** Checks that the probes report faults that are made on purpose. */
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { installFocusProbe, tabThrough } from '../support/focus-probe';
import { textFaults } from '../support/text-probe';

const SOUND = `<a href="#a">one</a><p>Some <a href="#b">two</a> words</p><button>three</button>`;
const TRAP = `<script>document.addEventListener('keydown', (event) => {
  if (document.activeElement.localName === 'button') event.preventDefault();
})</script>`;

async function show(page: Page, body: string, rules = '') {
  await installFocusProbe(page);
  await page.goto('about:blank');
  await page.setContent(
    `<style>body { margin: 40px; font: 16px sans-serif }
    :focus-visible { outline: 3px solid #0B4F5C } ${rules}</style>${body}`,
  );
}

test('a sound page has no fault', async ({ page }) => {
  await show(page, SOUND);
  for (const direction of [1, -1] as const)
    expect(await tabThrough(page, direction)).toEqual({ count: 3, faults: [] });
  expect(await textFaults(page)).toEqual([]);
});

for (const { body = SOUND, rules, says } of [
  { rules: 'button { outline: 0 !important }', says: 'has no focus ring' },
  { rules: 'p { overflow: hidden; width: max-content }', says: 'ring that is cut off' },
  {
    rules: 'i { position: fixed; inset: 0 0 auto; height: 400px }',
    body: `${SOUND}<i>cover</i>`,
    says: 'is covered by <i> cover',
  },
  { rules: 'button { position: absolute; left: -500px }', says: 'outside the window' },
  {
    rules: 'body { display: flex; flex-direction: column-reverse; align-items: start }',
    says: 'against the order of reading',
  },
  { body: `${SOUND}${TRAP}<a href="#c">four</a>`, says: '<a> four is not reached' },
])
  test(`the focus probe finds what ${says}`, async ({ page }) => {
    await show(page, body, rules);
    expect((await tabThrough(page, 1)).faults.join()).toContain(says);
  });

test('the text probe finds text that is cut off, outside or overlapping', async ({ page }) => {
  await show(
    page,
    `<div class="cut">a long line of words</div><p class="out">outside</p>
    <figure><svg><text y="20">one</text><text y="22">two</text></svg></figure>`,
    '.cut { width: 20px; overflow: hidden; white-space: nowrap } .out { margin-left: 3000px }',
  );
  const faults = (await textFaults(page)).join();
  for (const says of ['words” is cut off', 'outside” leaves the window', 'one” touches another'])
    expect(faults).toContain(says);
});

const pageOf = (rules: string, text = 'Words to be read') => `<!doctype html>
  <html lang="en"><title>A page</title><style>p { padding: 20px; font: 16px sans-serif } ${rules}</style>
  <main><h1>A heading</h1><p>${text}</p></main></html>`;

const GRADIENT = 'background: linear-gradient(90deg, #111, #333)';
const BEHIND =
  'p { position: relative; z-index: 0 } p::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #222 }';

test('contrast is checked on gradients and pseudo-elements, where axe gives up', async ({
  page,
}) => {
  for (const { rules, found } of [
    { rules: `p { ${GRADIENT}; color: #fff; opacity: 0.4 }`, found: 1 },
    { rules: `${BEHIND} p { color: #555 }`, found: 1 },
    { rules: `${BEHIND} p { color: #fff }`, found: 0 },
  ]) {
    await page.setContent(pageOf(rules));
    const findings = await axeFindings(page);
    const low = findings.filter((finding) => finding.includes('contrast'));
    expect(low, rules).toHaveLength(found);
  }
});

test('findings of axe are reported with their markup', async ({ page }) => {
  for (const { rule, markup } of [
    { rule: 'image-alt', markup: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">' },
    { rule: 'tabindex', markup: '<a href="#a" tabindex="1">Out of order</a>' },
    { rule: 'landmark-unique', markup: '<nav aria-label="A">1</nav><nav aria-label="A">2</nav>' },
  ]) {
    await page.setContent(pageOf('', markup));
    const says = `${rule}: ${markup.slice(0, 20)}`;
    expect(await axeFindings(page)).toEqual([expect.stringContaining(says)]);
  }
});
