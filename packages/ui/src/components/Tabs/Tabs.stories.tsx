import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Container } from '../Container';
import { features } from './specimens';
import { Tabs } from './Tabs';
import { contract } from './Tabs.contract';
import * as styles from './Tabs.stories.css';

const meta = {
  title: 'Components/Tabs',
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
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const tablet = { viewport: { value: 'tablet', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The text opens beneath its tab and above the next one; the stage stands beside them. */
export const Vertical: Story = {
  globals: desktop,
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
  globals: desktop,
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
  globals: tablet,
  tags: storyOnly,
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('tab', { name: 'Competitor Monitoring' });
    const sheet = canvas.getByText(/^Colorist/);
    await expect(topOf(sheet)).toBeGreaterThan(last.getBoundingClientRect().bottom);
  },
};

/** A row that scrolls by itself and brings the selected tab into view. */
export const Horizontal: Story = {
  globals: phone,
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

/** The page as the server sends it: React leaves this markup alone, as if script never ran. */
const plain = (args: Parameters<typeof Tabs>[0]) => (
  <div
    ref={(element) => {
      if (element) element.innerHTML = renderToString(<Tabs {...args} />);
    }}
  />
);

/** Without script, and until it has run: plain sections with headings, all readable. */
export const WithoutScript: Story = {
  globals: desktop,
  render: plain,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    for (const text of [/^Browse/, /^Search any/, /^Pick the/, /^Colorist/, /^You are/]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Mounting moves nothing in the first section: its title, text and sheet stay where they were. */
export const MountsInPlace: Story = {
  render: (args) => (
    <>
      {plain(args)}
      <Tabs {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('tablist');
    const heading = canvas.getByRole('heading', { name: 'Talent Scout' });
    const tab = canvas.getByRole('tab', { name: 'Talent Scout' });
    const fromTitle = (text: RegExp, title: Element, which: 0 | 1) => {
      const element = canvas.getAllByText(text)[which];
      return element ? topOf(element) - topOf(title) : Number.NaN;
    };
    for (const text of [/^Browse/, /^Colorist/]) {
      const before = fromTitle(text, heading, 0);
      await expect(fromTitle(text, tab, 1)).toBeCloseTo(before, 0);
    }
  },
};
