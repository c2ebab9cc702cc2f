import { type Browser, test as base, type Page, type ViewportSize } from '@playwright/test';
import type { Story } from './stories.ts';
import { scaleOf, usual } from './viewports.ts';

interface Viewport {
  readonly styles: { readonly width: string; readonly height: string };
}

/** What this file reads of Storybook's own preview. */
interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
  readonly storyStoreValue?: {
    loadStory(options: { readonly storyId: string }): Promise<{
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: {
        readonly viewport: { readonly options: Readonly<Record<string, Viewport>> };
      };
    }>;
  };
}

interface Channel {
  emit(event: string, data: unknown): void;
  last(event: string): unknown;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview;
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Loads the story's files and the fonts, so that it is rendered and played with all of them there. */
async function load(page: Page, { id }: Story): Promise<Viewport | undefined> {
  // Tests of the stories run axe; here it would only take time.
  await page.goto('iframe.html?globals=a11y.manual:!true');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  return page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
    const ownFonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(ownFonts.map((font) => font.load()));
    const wanted = story?.storyGlobals.viewport?.value;
    return wanted ? story?.parameters.viewport.options[wanted] : undefined;
  }, id);
}

const sizeOf = ({ styles: { width, height } }: Viewport): ViewportSize => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
});

/** Renders and plays the story; tells whether its play function got to its end. */
async function play(page: Page, { id }: Story): Promise<boolean> {
  await page.evaluate((storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const phase = await page.waitForFunction((storyId) => {
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    const isOver = /^(finished|errored|aborted)$/.test(render?.phase ?? '');
    return render?.id === storyId && isOver ? render.phase : undefined;
  }, id);
  if ((await phase.jsonValue()) !== 'finished') throw new Error('The story could not be rendered.');
  return page.evaluate(
    () => !window.__STORYBOOK_ADDONS_CHANNEL__?.last('playFunctionThrewException'),
  );
}

async function openOnce(page: Page, story: Story): Promise<boolean> {
  // No script can end the movement of `::details-content`, as it lies within the browser's own part
  // of the tree.
  const reducedMotion = story.title === 'Components/Accordion' ? 'reduce' : 'no-preference';
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion });
  const viewport = await load(page, story);
  await page.setViewportSize(viewport ? sizeOf(viewport) : usual);
  return play(page, story);
}

/**
 * A busy machine may break off a play function, so it gets a second chance. What it proves is for
 * the tests of the stories to say: some of it holds only while Vite serves the sources.
 */
async function open(page: Page, story: Story): Promise<Page> {
  if (!(await openOnce(page, story))) await openOnce(page, story);
  return page;
}

async function newPage(browser: Browser, deviceScaleFactor: number): Promise<Page> {
  const baseURL = process.env.VISUAL_STORYBOOK ?? '';
  const context = await browser.newContext({ baseURL, deviceScaleFactor, locale: 'en-US' });
  return context.newPage();
}

interface Fixtures {
  /** Opens a story and waits for the end of its play function, in a page whose files load once. */
  readonly openStory: (story: Story) => Promise<Page>;
}

export const test = base.extend<object, Fixtures>({
  openStory: [
    async ({ browser }, use) => {
      const pages = new Map<number, Page>();
      await use(async (story) => {
        const scale = scaleOf(story.title);
        const page = pages.get(scale) ?? (await newPage(browser, scale));
        pages.set(scale, page);
        return open(page, story);
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});
