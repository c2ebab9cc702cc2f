import { expect, type Page } from '@playwright/test';
import { themes } from './baselines.ts';
import { comeToRest } from './rest.ts';
import type { Story } from './stories.ts';

/** What this file reads of axe's findings. */
interface Finding {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly failureSummary: string;
  }[];
}

interface Findings {
  readonly violations: readonly Finding[];
}

/**
 * Runs axe as Storybook's own panel does, with the story's parameters; `undefined` where they say that
 * findings are no failures.
 */
function runAxe(page: Page, { id }: Story): Promise<Findings | undefined> {
  return page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const a11y = story?.parameters.a11y;
    if (a11y?.disable || a11y?.test !== 'error') return undefined;
    return new Promise<Findings>((resolve, reject) => {
      channel?.once('storybook/a11y/result', (findings) => resolve(findings as Findings)); // axe's own
      channel?.once('storybook/a11y/error', reject);
      channel?.emit('storybook/a11y/manual', storyId, a11y);
    });
  }, id);
}

const describe = ({ id, help, nodes }: Finding): string =>
  `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`).join('\n')}`;

/** axe finds nothing against the story in either theme. */
export async function expectAccessible(page: Page, story: Story): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await comeToRest(page);
    const findings = await runAxe(page, story);
    expect.soft(findings?.violations.map(describe), `axe finds nothing in ${theme}`).toEqual([]);
  }
}
