import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { allEntries, type Entry } from './entries.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Stories that differ from all examples on their page: fixed, on another screen, or played. */
const withOwnPicture: readonly string[] = [
  'charts-linechart--phone',
  'charts-linechart--pointed',
  'components-chipstrip--moving',
  'components-datatable--teeth',
  'components-footer--complete',
  'components-footer--mobile',
  'components-header--at-top',
  'components-header--mobile-menu-open',
  'components-header--resources-open',
  'components-header--scrolled',
  'components-plancard--narrowest',
  'components-prose--article',
  'components-resultpanel--longest-figure-narrowest',
  'components-scrolltotopbutton--appears',
  'components-skiplink--focused',
  'components-split--stacked',
  'components-stickyindex--scrolled',
  'components-stickyindex--shown-on-mobile',
  'components-swatchcard--midsize',
  'components-tabs--mounts-in-place-on-a-phone',
  'components-tabs--vertical-keys',
  'components-toast--with-action',
  'foundations-contrast--forced',
  'pages-about--books',
  'pages-about--books-on-a-phone',
  'pages-about--team-map',
  'pages-about--team-map-on-a-phone',
  'pages-home--hero',
  'pages-home--hero-slid',
  'pages-home--vignettes',
  'pages-illustration--guide-pictures',
  'pages-illustration--missing-teeth',
  'pages-illustration--objects',
  'pages-illustration--scenes',
];

/** Components without examples on their page, or with examples in frames. */
const withoutSheet =
  /^components-(header|stickyindex|scrolltotopbutton|skiplink|leader|visuallyhidden|container|plancard|split)--/;

/** True for an entry with a picture. Foundations and whole pages consist of parts that have one. */
export const hasPicture = ({ id, type, importPath }: Entry): boolean =>
  type === 'docs'
    ? !withoutSheet.test(id) && !importPath.endsWith('.mdx')
    : withOwnPicture.includes(id);

const nameOf = ({ id }: Entry, theme: Theme): string => `${id.replace('--docs', '')}-${theme}.png`;

/** Compares an element, or a whole page, with the committed picture of its entry. */
export async function expectPicture(
  shown: Page | Locator,
  entry: Entry,
  theme: Theme,
): Promise<void> {
  const name = nameOf(entry, theme);
  if ('goto' in shown) await expect.soft(shown).toHaveScreenshot(name, { fullPage: true });
  else await expect.soft(shown).toHaveScreenshot(name);
}

/** Committed pictures whose entry no longer exists. */
export function orphans(): readonly string[] {
  const wanted = allEntries
    .filter(hasPicture)
    .flatMap((entry) => themes.map((theme) => nameOf(entry, theme)));
  const cwd = fileURLToPath(new URL('pictures', import.meta.url));
  return globSync('*.png', { cwd }).filter((name) => !wanted.includes(name));
}
