import type { Page, ViewportSize } from '@playwright/test';
import { type Story, stories } from './stories.ts';
import { desktop, phone, usual } from './viewports.ts';

/** A story whose component works, or reads in full, where no script runs. */
export interface LookWithoutScripts {
  readonly story: Story;
  readonly viewport: ViewportSize;
  /** What a visitor does before the picture is taken; the browser alone answers. */
  readonly act?: (page: Page) => Promise<void>;
}

type Rest = Partial<Omit<LookWithoutScripts, 'story'>>;

function without(id: string, { viewport = usual, act }: Rest = {}): LookWithoutScripts {
  const story = stories.find((one) => one.id === id);
  if (!story) throw new Error(`without-scripts.ts names ${id}, and there is no such story.`);
  return { story, viewport, ...(act && { act }) };
}

const clickText =
  (...texts: readonly string[]) =>
  async (page: Page) => {
    for (const text of texts) await page.getByText(text).click();
  };

const clickButton = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

export const looksWithoutScripts: readonly LookWithoutScripts[] = [
  without('components-accordion--independent', {
    act: clickText('Where do the prices come from?', 'Which kinds of salon do you cover?'),
  }),
  without('components-accordion--one-at-a-time', {
    act: clickText('Where do the prices come from?', 'Can I cancel whenever I like?'),
  }),
  without('components-accordion--open-at-first'),
  without('components-bookshelf--full', { viewport: desktop }),
  without('components-bookshelf--phone', { viewport: phone }),
  without('components-chipstrip--moving'),
  without('components-counterlist--price-list'),
  without('components-datatable--with-bars'),
  without('components-datatable--scrolling'),
  without('components-field--with-hint'),
  without('components-footer--complete', { viewport: desktop }),
  without('components-header--at-top', { viewport: desktop }),
  without('components-header--resources-open', {
    viewport: desktop,
    act: clickButton('Resources'),
  }),
  without('components-header--mobile-menu-open', { viewport: phone, act: clickButton('Menu') }),
  without('components-planrail--desktop', { viewport: desktop }),
  without('components-prose--article'),
  without('components-resultpanel--prompt'),
  without('components-stickyindex--scrolled', { viewport: desktop }),
  without('components-swatchgrid--range'),
  without('components-tabs--vertical-keyboard', { viewport: desktop }),
  without('components-toast--waiting'),
  without('charts-areachart--night'),
  without('components-combbar--share'),
  without('charts-combchart--numbers', { act: clickText('Show the numbers') }),
  without('charts-linechart--three-lines'),
  without('charts-linechart--numbers', { act: clickText('Show the numbers') }),
  without('illustration-heroart--desktop'),
  without('illustration-worldmap--three-countries'),
];
