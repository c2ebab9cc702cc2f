/** Tests each file of stories in one page: its docs, then its stories. */
import { expect, type Page } from '@playwright/test';
import { findingsIn, paleTextIn } from './axe.ts';
import { allEntries, type Entry, files } from './entries.ts';
import { expectPicture, hasPicture, type Theme, themes } from './pictures.ts';
import { comeToRest, test } from './preview.ts';
import { faultsIn } from './snippets.ts';

async function showIn(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await comeToRest(page);
}

/** Compares a story's picture, with forced colors for the story about them. */
async function photograph(page: Page, story: Entry, theme: Theme): Promise<void> {
  const isForced = story.id === 'foundations-contrast--forced';
  if (isForced) await page.emulateMedia({ forcedColors: 'active' });
  await expectPicture(page, story, theme);
  if (isForced) await page.emulateMedia({ forcedColors: 'none' });
}

/** True for stories without motion, as no script can end that of `::details-content` or scrolling. */
const isStill = (id: string): boolean => /^(pages|components-accordion)--/.test(id);

/** True for a page of the site, whose own browser tests run axe on it. */
const isWholePage = (id: string): boolean => id.startsWith('pages--');

function testStory(story: Entry): void {
  test(story.name, async ({ open }) => {
    const { page, heard } = await open(story);
    if (isStill(story.id)) await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const theme of isWholePage(story.id) ? [] : themes) {
      await showIn(page, theme);
      const findings = theme === 'light' ? findingsIn(page) : paleTextIn(page, 'body');
      expect.soft(await findings, `axe finds nothing in ${theme}`).toEqual([]);
      if (hasPicture(story)) await photograph(page, story, theme);
    }
    expect(heard(), 'it writes nothing to the console').toEqual([]);
  });
}

/** Links of a docs page itself that lead to no entry and to no section. */
function deadLinks(entries: readonly string[]): readonly string[] {
  const leadsSomewhere = (href: string): boolean => {
    if (href.startsWith('#')) return document.getElementById(href.slice(1)) !== null;
    const [, entry] = /\?path=\/(?:docs|story)\/([^&#]+)/.exec(href) ?? [];
    return entry === undefined || entries.includes(entry);
  };
  return [...document.querySelectorAll('#storybook-docs a[href]')]
    .filter((link) => !link.closest('[inert], .sb-story'))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !leadsSomewhere(href));
}

/**
 * Shows a sheet alone and at a whole pixel of the picture, which has half as many as the page: what
 * is above it may still change its height.
 */
function showAlone(sheet: HTMLElement | SVGElement, isAlone: boolean): void {
  for (let before = sheet.previousElementSibling; before; before = before.previousElementSibling)
    before.toggleAttribute('hidden', isAlone);
  sheet.style.marginTop = '0';
  const top = sheet.getBoundingClientRect().top + scrollY;
  if (isAlone) sheet.style.marginTop = `${2 - (top % 2)}px`;
}

/** Compares the picture of all examples of a component. */
async function photographSheet(page: Page, docs: Entry): Promise<void> {
  await expect(page.getByLabel('Content is loading')).toHaveCount(0);
  const sheet = page.locator('[aria-labelledby="examples"]');
  if ((await sheet.count()) === 0) return;
  for (const theme of themes) {
    await showIn(page, theme);
    await sheet.evaluate(showAlone, true);
    await expectPicture(sheet, docs, theme);
  }
  await sheet.evaluate(showAlone, false);
}

/** Checks that the code to copy compiles as it is, and that no code is a story's or minified. */
async function expectUsableCode(page: Page): Promise<void> {
  for (const code of await page.locator('#storybook-docs pre').allTextContents())
    expect
      .soft(code)
      .not.toMatch(
        /function \w{0,3}\(|\b(play|render|args): |<(?!a |p |h\d )[a-z]\w? |Circular|Fragment|\d\.\d{6}/,
      );
  for (const code of await page.locator('[aria-labelledby="code"] pre').allTextContents()) {
    expect.soft(faultsIn(code), code).toEqual([]);
  }
}

function testDocs(docs: Entry): void {
  test('docs', async ({ open }) => {
    const { page, heard } = await open(docs);
    await expect(page.locator('#storybook-docs h1').first()).toBeInViewport({ ratio: 1 });
    expect
      .soft(
        await page.evaluate(
          deadLinks,
          allEntries.map(({ id }) => id),
        ),
        'every link leads somewhere',
      )
      .toEqual([]);
    if (hasPicture(docs)) await photographSheet(page, docs);
    await expectUsableCode(page);
    const gaps = page.locator(':is(th[scope=row], tr:has([inert]) > td):empty:not(.sb-story *)');
    await expect.soft(gaps, 'each part has a name, each state is drawn').toHaveCount(0);
    await showIn(page, 'dark');
    if ((await page.locator('pre').count()) > 0)
      expect.soft(await paleTextIn(page, 'pre'), 'code is readable in the dark').toEqual([]);
    // Last, when all of it has been drawn.
    expect.soft(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(5_600);
    expect(heard(), 'it writes nothing to the console').toEqual([]);
  });
}

for (const entries of files.values()) {
  test.describe(entries[0]?.title ?? '', () => {
    test.describe.configure({ mode: 'default' });
    for (const entry of entries) {
      if (entry.type === 'docs') testDocs(entry);
      else testStory(entry);
    }
  });
}
