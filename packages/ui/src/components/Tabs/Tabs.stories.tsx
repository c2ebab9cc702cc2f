import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Container } from '../Container';
import { features } from './specimens';
import { Tabs, type TabsProps } from './Tabs';
import { contract } from './Tabs.contract';
import * as styles from './Tabs.stories.css';

const meta = {
  title: 'Navigation/Tabs',
  id: 'components-tabs',
  component: Tabs,
  parameters: { contract, layout: 'fullscreen' },
  args: { label: 'Features', tabs: features },
  decorators: [
    (Story) => (
      <div className={styles.page}>
        <Container>
          <Story />
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const storyOnly = ['!autodocs'];
const desktop = { screen: 'desktop' };
const tablet = { screen: 'tablet' };
const phone = { screen: 'phone' };

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The text opens beneath its tab and above the next one; the stage stands beside them. */
export const Vertical: Story = {
  parameters: desktop,
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
    const sheet = canvas.getByText(/^You are/);
    await expect(sheet.getBoundingClientRect().left).toBeGreaterThan(
      price.getBoundingClientRect().right,
    );
  },
};

/** Up and Down go round, Home and End go to the ends; one tab alone is in the tab order. */
export const VerticalKeyboard: Story = {
  parameters: desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Talent Scout')).toHaveFocus();
    await expect(getComputedStyle(tab('Talent Scout')).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowUp}');
    await expect(tab('Competitor Monitoring')).toHaveFocus();
    await expect(tab('Competitor Monitoring')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(tab('Price Intelligence')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Price Intelligence')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Competitor Monitoring')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab('Talent Scout')).toHaveFocus();
    await expect(canvas.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Talent Scout' })).toHaveFocus();
  },
};

/** Between 768 and 1023 pixels the stage comes after the list. */
export const Stacked: Story = {
  parameters: tablet,
  tags: storyOnly,
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('tab', { name: 'Competitor Monitoring' });
    const sheet = canvas.getByText(/^Colorist/);
    await expect(topOf(sheet)).toBeGreaterThan(last.getBoundingClientRect().bottom);
  },
};

/** A row that scrolls by itself and brings the selected tab into view. */
export const Horizontal: Story = {
  parameters: phone,
  tags: storyOnly,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('aria-orientation', 'horizontal'));
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Talent Scout' })).toHaveFocus();
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

const markupOf = (args: TabsProps) => renderToString(<Tabs {...args} />);

/** The markup as the server sends it: React leaves it alone, as if script never ran. */
const asSent = (args: TabsProps) => (
  <div
    data-sent
    ref={(element) => {
      if (element) element.innerHTML = markupOf(args);
    }}
  />
);

function sentIn(canvasElement: Element): Element {
  const box = canvasElement.querySelector('[data-sent]');
  if (!box) throw new Error('Nothing was sent.');
  return box;
}

/** Follows a link to a part of the page, as a visitor does; `:target` answers to nothing less. */
async function goTo(hash: string): Promise<void> {
  if (location.hash === hash) return;
  const hasGone = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = hash;
  await hasGone;
}

const atNoTarget = { beforeEach: () => () => goTo('') };

const atRest = (root: Element) =>
  Promise.all(root.getAnimations({ subtree: true }).map(({ finished }) => finished));

/** What of the text is laid out at its size, not only there to be read out. */
const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;

const panels = (root: Element) => [...root.querySelectorAll('[aria-labelledby]')];
const seenPanels = (root: Element) =>
  panels(root)
    .filter(isSeen)
    .map((panel) => panel.id);

/** Until React mounts: links to the panels, the first of which is shown; the others can be read. */
export const WithoutScript: Story = {
  ...atNoTarget,
  parameters: desktop,
  render: asSent,
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(features.map(({ title }) => title));
    await expect(seenPanels(canvasElement)).toEqual(['talent']);
    for (const { title } of features) {
      await expect(canvas.getByRole('group', { name: String(title) })).toBeInTheDocument();
    }
    for (const text of ['Browse', 'Search any', 'Pick the', 'Colorist', 'You are', 'Barbershop']) {
      // biome-ignore lint/performance/useDomNodeTextContent: it lacks what `display: none` hides.
      await expect(canvasElement.innerText).toContain(text);
    }
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without script a click on a tab shows its panel: the browser follows the link. */
export const SelectedByAddress: Story = {
  ...atNoTarget,
  parameters: desktop,
  tags: storyOnly,
  render: asSent,
  play: async ({ canvas, canvasElement }) => {
    const dotOf = (name: string) => getComputedStyle(canvas.getByText(name), '::before').display;
    await expect(dotOf('Talent Scout')).toBe('block');
    for (const { id, title } of features.toReversed()) {
      await userEvent.click(canvas.getByRole('link', { name: String(title) }));
      await waitFor(() => expect(seenPanels(canvasElement)).toEqual([id]));
      await expect(features.filter((one) => dotOf(String(one.title)) === 'block')).toEqual([
        expect.objectContaining({ id }),
      ]);
    }
  },
};

/** Where everything stands that is seen, from the top left corner of the whole. */
function placesIn(root: Element): readonly string[] {
  const origin = root.getBoundingClientRect();
  return [root, ...root.querySelectorAll('*')]
    .filter((element) => {
      const panel = element.closest('[aria-labelledby]');
      return panel === null || isSeen(panel);
    })
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const lengths = [left - origin.left, top - origin.top, width, height];
      return `${element.tagName} ${lengths.join(' ')}`;
    });
}

let root: Root | undefined;

/** Lets React take over the markup; resolves once there are tabs. */
async function hydrate(canvasElement: Element, args: TabsProps): Promise<void> {
  const box = sentIn(canvasElement);
  root = hydrateRoot(box, <Tabs {...args} />);
  await waitFor(() => expect(box.querySelector('[role="tablist"]')).not.toBeNull());
}

const sentFirst: Story = {
  beforeEach: () => async () => {
    root?.unmount();
    await goTo('');
  },
  render: asSent,
};

const expectToMountInPlace: Story['play'] = async ({ args, canvas, canvasElement }) => {
  const link = canvas.getByRole('link', { name: 'Price Intelligence' });
  link.focus();
  await document.fonts.ready;
  const before = placesIn(sentIn(canvasElement));
  await hydrate(canvasElement, args);
  await expect(placesIn(sentIn(canvasElement))).toEqual(before);
  await expect(link).toHaveFocus();
  await expect(link).toHaveRole('tab');
};

/** Mounting moves nothing, keeps every element and so the focus. */
export const MountsInPlace: Story = {
  ...sentFirst,
  tags: storyOnly,
  parameters: desktop,
  play: expectToMountInPlace,
};

export const MountsInPlaceOnATablet: Story = {
  ...MountsInPlace,
  parameters: tablet,
};

export const MountsInPlaceOnAPhone: Story = {
  ...MountsInPlace,
  parameters: phone,
};

/** The panel that the address names stays the selected one; a later address selects another. */
export const FollowsTheAddress: Story = {
  ...sentFirst,
  tags: storyOnly,
  parameters: desktop,
  play: async ({ args, canvas, canvasElement }) => {
    await goTo('#price');
    await atRest(canvasElement);
    const before = placesIn(sentIn(canvasElement));
    await hydrate(canvasElement, args);
    await expect(placesIn(sentIn(canvasElement))).toEqual(before);
    const selected = () => canvas.getByRole('tab', { selected: true });
    await expect(selected()).toHaveTextContent('Price Intelligence');
    await goTo('#competitors');
    await waitFor(() => expect(selected()).toHaveTextContent('Competitor Monitoring'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Talent Scout' }));
    await expect(selected()).toHaveTextContent('Talent Scout');
    await expect(location.hash).toBe('#competitors');
  },
};

/** A focused tab that is not selected, as after mounting, answers to Space as a tab does. */
export const Space: Story = {
  ...sentFirst,
  tags: storyOnly,
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('link', { name: 'Price Intelligence' }).focus();
    await hydrate(canvasElement, args);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await expect(scrollY).toBe(0);
  },
};

/** The panel of `defaultValue` stands in the first byte, and React takes it over as it is. */
export const StartsWithAnother: Story = {
  ...sentFirst,
  parameters: desktop,
  args: { defaultValue: 'price' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(seenPanels(canvasElement)).toEqual(['price']);
    await document.fonts.ready;
    const before = placesIn(sentIn(canvasElement));
    await hydrate(canvasElement, args);
    await expect(placesIn(sentIn(canvasElement))).toEqual(before);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(
      'Price Intelligence',
    );
  },
};

/** Its owner keeps the choice, and will have none of the last tab. */
function Chooser(props: TabsProps) {
  const [value, setValue] = useState('price');
  const choose = (asked: string) => {
    props.onValueChange?.(asked);
    if (asked !== 'competitors') setValue(asked);
  };
  return <Tabs {...props} value={value} onValueChange={choose} />;
}

/** What the owner does not accept is not selected, however it was asked for. */
export const Controlled: Story = {
  ...atNoTarget,
  parameters: desktop,
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
