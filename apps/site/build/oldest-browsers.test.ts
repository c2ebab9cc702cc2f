/** Checks the build against the oldest browsers that the root's package.json names. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
// @ts-expect-error It brings types and does not export them.
import doiuse from 'doiuse';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import root from '../../../package.json' with { type: 'json' };

const ASSETS = 'dist/client/assets';
const sheets = () => globSync(`${ASSETS}/*.css`).map((file) => readFileSync(file, 'utf8'));

/** Features that the oldest browsers may lack without loss of function. */
const DISPENSABLE = [
  // Page margins and lone lines on paper.
  'css-paged-media',
  'css-widows-orphans',
  // Only iPhones in landscape enlarge text, and support the prefixed property.
  'text-size-adjust',
  // Cursors, scrollbar colors, a resize handle, a code font.
  'css3-cursors',
  'css-scrollbar',
  'css-resize',
  'extended-system-fonts',
  // Off-screen sections are rendered too, touch may scroll sideways, the note that scripts are off stays hidden.
  'css-content-visibility',
  'css-touch-action',
  'css-media-scripting',
];

/** Features that the oldest browsers support in part, as far as the site uses them. */
const PARTIAL = [
  'css-clip-path',
  'css-display-contents',
  'css-marker-pseudo',
  'css-masks',
  'intrinsic-width',
  'multicolumn',
  // Several values in the shorthand, which the next test forbids.
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

test('no text-decoration shorthand has a thickness, which WebKit drops', () => {
  for (const sheet of sheets())
    expect(sheet.match(/text-decoration:\s*[\w-]+ [^;}]*/g) ?? []).toEqual([]);
});

test('the scripts need nothing that the oldest browsers lack', () => {
  const browsers = ['--browserslistQuery', root.browserslist.join(', ')];
  const how = ['checkBrowser', '--module', '--checkFeatures', ...browsers];
  const output = execFileSync('es-check', [...how, `${ASSETS}/*.js`], { encoding: 'utf8' });
  expect(output).toContain('passed');
}, 60_000);
