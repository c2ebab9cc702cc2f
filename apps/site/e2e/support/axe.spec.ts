/** That what axe finds is told, and text judged which axe alone gives up on. */
import { expect, test } from '@playwright/test';
import { axeFindings } from './axe';

const pageOf = (rules: string, text = 'Words to be read') => `<!doctype html>
  <html lang="en"><title>A page</title><style>p { padding: 20px; font: 16px sans-serif } ${rules}</style>
  <main><h1>A heading</h1><p>${text}</p></main></html>`;

const GRADIENT = 'background: linear-gradient(90deg, #111, #333)';
const BEHIND =
  'p { position: relative; z-index: 0 } p::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #222 }';

test('text is judged by what is behind it, be it a gradient or a pseudo-element', async ({
  page,
}) => {
  for (const { rules, found } of [
    { rules: `p { ${GRADIENT}; color: #555 }`, found: 1 },
    { rules: `p { ${GRADIENT}; color: #fff }`, found: 0 },
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

test('what axe itself finds is told, with its markup', async ({ page }) => {
  await page.setContent(pageOf('', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^image-alt: <img src="data/)]);
});
