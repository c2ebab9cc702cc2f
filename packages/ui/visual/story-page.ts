import { type Browser, test as base, type Page, type ViewportSize } from '@playwright/test';
import { heardFrom, listen } from './console.ts';
import type { Story } from './stories.ts';
import { desktop, scaleOf, usual } from './viewports.ts';

interface Viewport {
  readonly styles: { readonly width: string; readonly height: string };
}

/** What a page's table says of a prop. */
export interface ArgType {
  readonly description?: string;
  readonly table?: {
    readonly type?: { readonly summary?: string };
    readonly defaultValue?: { readonly summary?: string };
  };
}

/** What is read of Storybook's own preview. */
interface Preview {
  readonly storyStoreValue?: {
    loadStory(options: { readonly storyId: string }): Promise<{
      readonly argTypes: Readonly<Record<string, ArgType>>;
      readonly storyGlobals: object;
      readonly parameters: {
        /** The one of the screens below that it is to be seen on. */
        readonly screen?: string;
        readonly a11y?: { readonly disable?: boolean; readonly test?: 'off' | 'todo' | 'error' };
        readonly viewport: { readonly options: Readonly<Record<string, Viewport>> };
      };
    }>;
  };
}

interface Channel {
  emit(event: string, ...data: readonly unknown[]): void;
  on(event: string, listener: (data: { readonly newPhase?: string }) => void): void;
  once(event: string, listener: (data: unknown) => void): void;
  last(event: string): readonly unknown[] | undefined;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview;
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Loads the story's files and the fonts, so that it is rendered and played with all of them there. */
async function load(page: Page, { id }: Story): Promise<Viewport | undefined> {
  await page.goto('iframe.html');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  return page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
    const ownFonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(ownFonts.map((font) => font.load()));
    const { screen, viewport } = story?.parameters ?? {};
    return screen ? viewport?.options[screen] : undefined;
  }, id);
}

const sizeOf = ({ styles: { width, height } }: Viewport): ViewportSize => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
});

/**
 * Renders and plays the story; answers with what went wrong. Storybook's own status is no answer: it is
 * "success" after a play function that threw.
 */
function play(page: Page, { id }: Story): Promise<string> {
  return page.evaluate((storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failures = () =>
      [
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'storyThrewException',
        'storyErrored',
      ]
        .flatMap((event) => channel?.last(event)?.flat() ?? [])
        .map((error) => (error instanceof Object && 'message' in error ? error.message : error));
    return new Promise<string>((resolve) => {
      let isAtTop: boolean | undefined;
      // Its play function may scroll: what counts is how it opens.
      channel?.on('storyRenderPhaseChanged', ({ newPhase }) => {
        if (newPhase === 'playing' || newPhase === 'completing') isAtTop ??= scrollY === 0;
      });
      channel?.once('storyFinished', () =>
        resolve([...failures(), ...(isAtTop ? [] : ['It opens below its top.'])].join('\n')),
      );
      // `expectAccessible` runs axe, once a theme.
      channel?.emit('updateGlobals', { globals: { a11y: { manual: true } } });
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
}

async function openOnce(page: Page, story: Story, size?: ViewportSize): Promise<string> {
  heardFrom(page);
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'no-preference',
  });
  const viewport = await load(page, story);
  await page.setViewportSize(size ?? (viewport ? sizeOf(viewport) : usual));
  return play(page, story);
}

/** A busy machine may break off a play function, so it gets a second chance. */
async function open(page: Page, story: Story, size?: ViewportSize): Promise<Page> {
  const failure = (await openOnce(page, story, size)) && (await openOnce(page, story, size));
  if (failure) throw new Error(`The story does not hold: ${failure}`);
  // No script can end the movement of `::details-content`, as it lies within the browser's own part
  // of the tree.
  if (story.id.startsWith('components-accordion--'))
    await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

async function newPage(browser: Browser, deviceScaleFactor: number): Promise<Page> {
  const baseURL = process.env.VISUAL_STORYBOOK ?? '';
  const context = await browser.newContext({ baseURL, deviceScaleFactor, locale: 'en-US' });
  const page = await context.newPage();
  listen(page);
  await page.exposeFunction('pressKeyInBrowser', (key: string) => page.keyboard.press(key));
  await page.exposeFunction('forceColorsInBrowser', (forcedColors: 'active' | 'none') =>
    page.emulateMedia({ forcedColors }),
  );
  return page;
}

/** Opens a page of documentation; stories in frames may still load. */
async function openDocs(page: Page, { id }: Story, globals = ''): Promise<Page> {
  heardFrom(page);
  await page.setViewportSize(desktop);
  await page.goto(`iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  await page.locator('#storybook-docs h1').first().waitFor();
  return page;
}

interface Fixtures {
  /**
   * Opens a story, on its own screen unless another is given, and waits for the end of its play
   * function, in a page whose files load once.
   */
  readonly openStory: (story: Story, size?: ViewportSize) => Promise<Page>;
  readonly openDocs: (page: Story, globals?: string) => Promise<Page>;
}

export const test = base.extend<object, Fixtures>({
  openStory: [
    async ({ browser }, use) => {
      const pages = new Map<number, Page>();
      await use(async (story, size) => {
        const scale = scaleOf(story.id);
        const page = pages.get(scale) ?? (await newPage(browser, scale));
        pages.set(scale, page);
        return open(page, story, size);
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  openDocs: [
    async ({ browser }, use) => {
      const page = await newPage(browser, 1);
      await use((docs, globals) => openDocs(page, docs, globals));
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});
