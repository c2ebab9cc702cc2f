import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Card, Container } from '../../all';
import { vars } from '../../styles/contract.css';
import { Tabs, type TabsProps } from './Tabs';

export default {
  title: 'Navigation/Tabs (tab panel, vertical tabs)',
  id: 'components-tabs',
  component: Tabs,
  parameters: {
    ...contract({
      purpose: 'Two to six views of one thing, of which one is shown.',
      do: ['Put what everyone needs into the first tab.', 'Keep titles to two words.'],
      dont: [
        'Put links or controls into a panel: before script runs, they can be reached while hidden.',
      ],
      whenNot: [
        ['They are steps, in an order', 'Steps', 'components-steps--docs'],
        ['Readers compare them', 'A DataTable', 'components-datatable--docs'],
        ['There are more than six', 'A StickyIndex', 'components-stickyindex--docs'],
      ],
      styles: ['Tabs', 'TabList'],
      keys: {
        'Arrow keys': 'Select the tab before or after, round and round.',
        'Home, End': 'Select the first and the last.',
        Tab: 'Goes from the selected tab to its panel.',
      },
    }),
    layout: 'fullscreen',
    screen: 'desktop',
  },
  args: {
    label: 'Features',
    tabs: [
      {
        id: 'talent',
        title: 'Talent Scout',
        description: <p>Browse the professionals already working around you, by specialty.</p>,
        panel: <Card>Colorist, nine years, 1.4 mi</Card>,
        background: 'rose',
      },
      {
        id: 'price',
        title: 'Price Intelligence',
        description: <p>Search any service and see what nearby salons charge for it.</p>,
        panel: <Card>You are $37 under the median</Card>,
      },
      {
        id: 'competitors',
        title: 'Competitor Monitoring',
        description: <p>Pick the salons you lose clients to. You hear of their prices.</p>,
        panel: <Card>Barbershop, 0.8 mi: $42, was $38</Card>,
        background: 'green',
      },
    ],
  },
  decorators: (Story) => (
    <div style={{ paddingBlock: vars.space[7], background: vars.color.wash }}>
      <Container>
        <Story />
      </Container>
    </div>
  ),
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

const onALaptop: Story = { globals: { viewport: { value: 'laptop' } } };
const onAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] };
const onATablet: Story = { globals: { viewport: { value: 'tablet' } }, tags: ['!autodocs'] };

const topOf = (element: Element) => element.getBoundingClientRect().top;

export const FirstShown: Story = {};

/**
 * The list has a name and an orientation. The text opens between its tab and the next one, with the
 * stage beside them.
 */
export const Vertical: Story = {
  ...onALaptop,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('tablist', { name: 'Features' });
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    const price = canvas.getByRole('tab', { name: 'Price Intelligence' });
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-selected', 'true');
    const panel = canvas.getByRole('tabpanel', { name: 'Price Intelligence' });
    await expect(price).toHaveAttribute('aria-controls', panel.id);
    const next = canvas.getByRole('tab', { name: 'Competitor Monitoring' });
    const text = canvas.getByText(/^Search any service/);
    await expect(topOf(text)).toBeGreaterThanOrEqual(price.getBoundingClientRect().bottom);
    await expect(topOf(next)).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom);
    await expect(canvas.getByText(/^Browse/)).not.toBeVisible();
    const sheet = canvas.getByText(/^You are/).getBoundingClientRect();
    await expect(sheet.left).toBeGreaterThan(price.getBoundingClientRect().right);
  },
};

/**
 * Up and Down select the tab above or below and wrap around; Home and End select the first and the
 * last. Tab focuses the selected tab, then its panel.
 */
export const VerticalKeys: Story = {
  ...onALaptop,
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Talent Scout')).toHaveFocus();
    await expect(getComputedStyle(tab('Talent Scout')).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowUp}');
    await expect(tab('Competitor Monitoring')).toHaveFocus();
    await expect(tab('Competitor Monitoring')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab('Talent Scout')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Competitor Monitoring')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Talent Scout' })).toHaveFocus();
  },
};

/** Between 768 and 1023 pixels the stage comes after the list. */
export const Stacked: Story = {
  ...onATablet,
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('tab', { name: 'Competitor Monitoring' });
    await expect(topOf(canvas.getByText(/^Colorist/))).toBeGreaterThan(
      last.getBoundingClientRect().bottom,
    );
  },
};

/**
 * Below 768 pixels Left and Right select tabs in a row that scrolls by itself, and bring them into
 * view.
 */
export const Horizontal: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('aria-orientation', 'horizontal'));
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const last = canvas.getByRole('tab', { name: 'Competitor Monitoring' });
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const first = canvas.getByRole('tab', { name: 'Talent Scout' });
    await waitFor(() => expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The server's markup, not hydrated, as without script. */
const asSent = (args: TabsProps) => (
  <div
    data-sent
    ref={(element) => {
      if (element) element.innerHTML = renderToString(<Tabs {...args} />);
    }}
  />
);

/** Navigates to a fragment by a real link, which `:target` requires. */
async function goTo(hash: string): Promise<void> {
  if (location.hash === hash) return;
  const hasGone = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = hash;
  await hasGone;
}

let root: Root | undefined;

const sentFirst: Story = {
  tags: ['!autodocs'],
  beforeEach: () => async () => {
    root?.unmount();
    root = undefined;
    await goTo('');
  },
  render: asSent,
};

/** True for an element that is visible, not only present for screen readers. */
const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;

const seenPanels = (within: Element) =>
  [...within.querySelectorAll('[aria-labelledby]')].filter(isSeen).map((panel) => panel.id);

/**
 * Until React mounts, tabs are links, each of which shows its panel; the others can be read out.
 */
export const WithoutScript: Story = {
  ...sentFirst,
  play: async ({ args, canvas, canvasElement }) => {
    const titles = args.tabs.map(({ title }) => String(title));
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(titles);
    for (const name of titles)
      await expect(canvas.getByRole('group', { name })).toBeInTheDocument();
    for (const text of ['Browse', 'Search any', 'Pick the', 'Colorist', 'You are', 'Barbershop']) {
      // biome-ignore lint/performance/useDomNodeTextContent: only `innerText` leaves out `display: none`.
      await expect(canvasElement.innerText).toContain(text);
    }
    await expect(canvas.queryByRole('tab')).toBeNull();
    const dotOf = (name: string) => getComputedStyle(canvas.getByText(name), '::before').display;
    const dotted = () => titles.filter((name) => dotOf(name) === 'block');
    await expect(seenPanels(canvasElement)).toEqual(['talent']);
    await expect(dotted()).toEqual(['Talent Scout']);
    for (const { id, title } of args.tabs.toReversed()) {
      await userEvent.click(canvas.getByRole('link', { name: String(title) }));
      await waitFor(() => expect(seenPanels(canvasElement)).toEqual([id]));
      await expect(dotted()).toEqual([title]);
    }
  },
};

/** Places and sizes of all visible elements, from the top left corner of the whole. */
function placesIn(whole: Element): readonly string[] {
  const origin = whole.getBoundingClientRect();
  return [whole, ...whole.querySelectorAll('*')]
    .filter((element) => isSeen(element.closest('[aria-labelledby]') ?? whole))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const lengths = [left - origin.left, top - origin.top, width, height];
      return `${element.tagName} ${lengths.join(' ')}`;
    });
}

/** Hydrates the markup into tabs and checks that nothing moves. */
async function mountInPlace(canvasElement: Element, args: TabsProps): Promise<void> {
  const box = canvasElement.querySelector('[data-sent]');
  if (!box) throw new Error('Nothing was sent.');
  await document.fonts.ready;
  const before = placesIn(box);
  root = hydrateRoot(box, <Tabs {...args} />);
  await waitFor(() => expect(box.querySelector('[role="tablist"]')).not.toBeNull());
  await expect(placesIn(box)).toEqual(before);
}

/** Mounting moves nothing and keeps the focus, at every width. */
export const MountsInPlace: Story = {
  ...sentFirst,
  play: async ({ args, canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Price Intelligence' });
    link.focus();
    await mountInPlace(canvasElement, args);
    await expect(link).toHaveFocus();
    await expect(link).toHaveRole('tab');
  },
};

export const MountsInPlaceOnATablet: Story = { ...MountsInPlace, ...onATablet };
export const MountsInPlaceOnAPhone: Story = { ...MountsInPlace, ...onAPhone };

/** The tab that the address names is selected, at first and on every change. */
export const FollowsTheAddress: Story = {
  ...sentFirst,
  play: async ({ args, canvas, canvasElement }) => {
    await goTo('#price');
    await Promise.all(
      canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
    await mountInPlace(canvasElement, args);
    const selected = () => canvas.getByRole('tab', { selected: true });
    await expect(selected()).toHaveTextContent('Price Intelligence');
    await goTo('#competitors');
    await waitFor(() => expect(selected()).toHaveTextContent('Competitor Monitoring'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Talent Scout' }));
    await expect(selected()).toHaveTextContent('Talent Scout');
    await expect(location.hash).toBe('#competitors');
  },
};

/** Space selects a tab that is focused but not selected, as after mounting. */
export const Space: Story = {
  ...sentFirst,
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('link', { name: 'Price Intelligence' }).focus();
    await mountInPlace(canvasElement, args);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await expect(scrollY).toBe(0);
  },
};

/** The panel of `defaultValue` is in the server's markup, and hydration leaves it unchanged. */
export const StartsWithAnother: Story = {
  ...sentFirst,
  tags: ['autodocs'],
  args: { defaultValue: 'price' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(seenPanels(canvasElement)).toEqual(['price']);
    await mountInPlace(canvasElement, args);
    const selected = canvas.getByRole('tab', { selected: true });
    await expect(selected).toHaveTextContent('Price Intelligence');
  },
};

/** An owner that keeps the choice, and refuses the last tab. */
function Chooser(props: TabsProps) {
  const [value, setValue] = useState('price');
  const choose = (asked: string) => {
    props.onValueChange?.(asked);
    if (asked !== 'competitors') setValue(asked);
  };
  return <Tabs {...props} value={value} onValueChange={choose} />;
}

/**
 * A tab that the owner refuses is not selected, after a click, a key or a new address.
 */
export const Controlled: Story = {
  ...sentFirst,
  args: { onValueChange: fn() },
  render: (args) => <Chooser {...args} />,
  play: async ({ args, canvas }) => {
    const selected = () => canvas.getByRole('tab', { selected: true });
    await waitFor(() => expect(selected()).toHaveTextContent('Price Intelligence'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(selected());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Talent Scout' }));
    await expect(selected()).toHaveTextContent('Talent Scout');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('competitors');
    await expect(selected()).toHaveTextContent('Talent Scout');
    await goTo('#price');
    await waitFor(() => expect(selected()).toHaveTextContent('Price Intelligence'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};
