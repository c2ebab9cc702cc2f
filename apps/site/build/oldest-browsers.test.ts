/** What is built, against the oldest browsers that the root's package.json names. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
// @ts-expect-error It brings types and does not export them.
import doiuse from 'doiuse';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import root from '../../../package.json' with { type: 'json' };

const ASSETS = 'dist/client/assets';
const sheets = () => globSync(`${ASSETS}/*.css`).map((file) => readFileSync(file, 'utf8'));

/** Where they are unknown, a page does less, and nothing that it is for. */
const DISPENSABLE = [
  // Paper: margins, and lines alone on a page.
  'css-paged-media',
  'css-widows-orphans',
  // iPhones turned sideways alone enlarge text, and have the prefixed one.
  'text-size-adjust',
  // The cursor and the looks of a scrollbar, a corner to drag, a code font.
  'css3-cursors',
  'css-scrollbar',
  'css-resize',
  'extended-system-fonts',
  // What is out of sight is drawn as well; a finger may also scroll sideways; words for want of script.
  'css-content-visibility',
  'css-touch-action',
  'css-media-scripting',
];

/** Known in part, of which the site uses none that is missing. */
const PARTIAL = [
  'css-clip-path',
  'css-display-contents',
  'css-marker-pseudo',
  'css-masks',
  'intrinsic-width',
  'multicolumn',
  // The shorthand, which the next test forbids.
  'text-decoration',
];

test('the style sheet needs nothing that the oldest browsers lack', async () => {
  const lacking = new Set<string>();
  const onFeatureUsage = ({ feature }: { readonly feature: string }) => lacking.add(feature);
  const check = doiuse({ browsers: root.browserslist, onFeatureUsage });
  for (const sheet of sheets()) await postcss([check]).process(sheet, { from: undefined });
  const known = [...DISPENSABLE, ...PARTIAL];
  expect([...lacking].filter((feature) => !known.includes(feature))).toEqual([]);
});

test('no line of a text is a shorthand with a thickness, which WebKit drops', () => {
  for (const sheet of sheets())
    expect(sheet.match(/text-decoration:\s*[\w-]+ [^;}]*/g) ?? []).toEqual([]);
});

test('the scripts need nothing that the oldest browsers lack', () => {
  const browsers = ['--browserslistQuery', root.browserslist.join(', ')];
  const how = ['checkBrowser', '--module', '--checkFeatures', ...browsers];
  const told = execFileSync('es-check', [...how, `${ASSETS}/*.js`], { encoding: 'utf8' });
  expect(told).toContain('passed');
}, 60_000);
