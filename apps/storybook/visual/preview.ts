/** Test fixture: Storybook's preview, which shows one story after another. */
import { type Browser, test as base, expect, type Page, type ViewportSize } from '@playwright/test';
import { screens } from '../.storybook/screens.ts';
import { type Entry, part } from './entries.ts';

interface LoadedStory {
  /** The story's own screen. */
  readonly storyGlobals: { readonly viewport?: { readonly value: keyof typeof screens } };
  readonly parameters: {
    /** The story's default screen, which readers may change. */
    readonly screen?: keyof typeof screens;
  };
}

interface Channel {
  emit(event: string, data: unknown): void;
  on(event: string, listener: (data: unknown) => void): void;
  off(event: string, listener: (data: unknown) => void): void;
}

declare global {
  interface StorybookPreview {
    readonly currentRender?: { readonly phase?: string };
    readonly storyStoreValue?: {
      loadStory(options: { readonly storyId: string }): Promise<LoadedStory>;
    };
  }
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: StorybookPreview;
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Window of stories without a screen of their own: the smallest with the widest layout. */
const usual = { width: 1024, height: 768 } as const;

export interface Preview {
  readonly page: Page;
  /** Messages of its console and uncaught errors since the last call. */
  readonly heard: () => readonly string[];
}

async function newPreview(browser: Browser): Promise<Preview> {
  const context = await browser.newContext({
    baseURL: `${process.env.BUILT_URL}${part}/`,
    // Half size saves bytes and still shows changes.
    deviceScaleFactor: 0.5,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.exposeFunction('pressKeyInBrowser', (key: string) => page.keyboard.press(key));
  await page.exposeFunction('emulateInBrowser', page.emulateMedia.bind(page));
  return { page, heard: () => messages.splice(0) };
}

/** Loads the preview with its fonts, before anything is rendered. */
export async function load(page: Page): Promise<void> {
  await page.goto('iframe.html');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  await page.evaluate(async () => {
    const ownFonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
    await Promise.all(ownFonts.map((font) => font.load()));
    // `findingsIn` runs axe, once nothing moves.
    const globals = { a11y: { manual: true } };
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
  });
}

/** The size of the screen that a story asks for. */
async function sizeFor(page: Page, storyId: string): Promise<ViewportSize> {
  const name = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
    return story?.storyGlobals.viewport?.value ?? story?.parameters.screen;
  }, storyId);
  return name ? screens[name] : usual;
}

/**
 * Shows an entry, plays it if it is a story, and returns its errors. Storybook's own status does not
 * tell: it is "success" even after a play function has thrown.
 */
export function show(page: Page, { id, type }: Entry): Promise<string> {
  return page.evaluate(
    ([storyId, viewMode]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const failures: string[] = [];
      const fail = (error: unknown) =>
        failures.push(
          error instanceof Object && 'message' in error ? `${error.message}` : `${error}`,
        );
      const faults = [
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'storyThrewException',
        'storyErrored',
        'storyMissing',
      ];
      for (const event of faults) channel?.on(event, fail);
      let isAtTop: boolean | undefined;
      // Before the play function, which may scroll.
      const checkTop = (data: unknown) => {
        const { newPhase } = data as { readonly newPhase?: string }; // Storybook's own
        if (newPhase === 'playing' || newPhase === 'completing') isAtTop ??= scrollY === 0;
      };
      channel?.on('storyRenderPhaseChanged', checkTop);
      return new Promise<string>((resolve) => {
        const end = viewMode === 'docs' ? 'docsRendered' : 'storyFinished';
        const finish = () => {
          for (const event of faults) channel?.off(event, fail);
          channel?.off('storyRenderPhaseChanged', checkTop);
          channel?.off(end, finish);
          if (isAtTop === false) failures.push('It opens below its top.');
          resolve(failures.join('\n'));
        };
        channel?.on(end, finish);
        channel?.emit('setCurrentStory', { storyId, viewMode });
      });
    },
    [id, type === 'docs' ? 'docs' : 'story'] as const,
  );
}

/** Pixels by which a page is wider than its window. */
export const overflowOf = (page: Page) => () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface TestFixtures {
  /** An empty preview for one test. */
  readonly preview: Preview;
}

interface Fixtures {
  /**
   * Shows an entry, a story on its own screen by default, and waits for its play function. Entries
   * of one file share a page.
   */
  readonly open: (entry: Entry) => Promise<Preview>;
}

export const test = base.extend<TestFixtures, Fixtures>({
  preview: async ({ browser }, use) => {
    const preview = await newPreview(browser);
    await use(preview);
    await preview.page.context().close();
  },
  open: [
    async ({ browser }, use) => {
      const preview = await newPreview(browser);
      let shown: Entry | undefined;
      await use(async (entry) => {
        const { page, heard } = preview;
        heard();
        await page.emulateMedia({
          colorScheme: 'light',
          forcedColors: 'none',
          reducedMotion: 'no-preference',
        });
        // Storybook does not play the shown story again.
        if (entry.importPath !== shown?.importPath || entry.id === shown.id) await load(page);
        shown = entry;
        await page.setViewportSize(
          entry.type === 'docs' ? screens.desktop : await sizeFor(page, entry.id),
        );
        expect(await show(page, entry), 'the story holds').toBe('');
        return preview;
      });
      await preview.page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Ends all finite animations; returns true if there were any. */
function endMovement(): boolean {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  for (const animation of moving) animation.finish();
  return moving.length > 0;
}

/** Ends animations until none follows. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (let round = 0; round < 20; round += 1) {
    await page.waitForTimeout(20);
    if (!(await page.evaluate(endMovement))) return;
  }
}
