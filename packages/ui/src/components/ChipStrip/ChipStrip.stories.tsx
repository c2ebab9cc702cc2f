import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { categories } from '../Chip/specimens';
import { ChipStrip } from './ChipStrip';
import { contract } from './ChipStrip.contract';

const meta = {
  title: 'Content/ChipStrip (marquee, ticker)',
  id: 'components-chipstrip',
  component: ChipStrip,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    label: 'Categories we cover',
    items: categories,
    pauseLabel: 'Pause the categories',
  },
} satisfies Meta<typeof ChipStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Each of the two lists has one animation, unless less motion is wanted. */
const animationsIn = (element: Element) =>
  element.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation);

const states = (element: Element) => animationsIn(element).map(({ playState }) => playState);

export const Moving: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Categories we cover' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(categories.length);
    if (lessMotion()) {
      await expect(animationsIn(row)).toEqual([]);
      return;
    }
    await expect(states(row)).toEqual(['running', 'running']);
    for (const { effect } of animationsIn(row)) {
      await expect(effect?.getComputedTiming()).toMatchObject({
        duration: 46_000,
        iterations: Number.POSITIVE_INFINITY,
      });
    }
  },
};

/** The lists are as wide as the screen or wider, and end where they begin. */
export const WithoutGap: Story = {
  args: { items: categories.slice(0, 2) },
  play: async ({ canvas }) => {
    if (lessMotion()) return;
    const row = canvas.getByRole('group');
    const [first, second] = [...row.querySelectorAll('ul')].map((list) =>
      list.getBoundingClientRect(),
    );
    await expect(first?.width).toBeGreaterThanOrEqual(row.clientWidth - 9);
    await expect(second?.left).toBeCloseTo(first?.right ?? 0, 0);
  },
};

/** The box stops it for good, also when the pointer and the focus have moved on. */
export const Paused: Story = {
  play: async ({ canvas }) => {
    if (lessMotion()) return;
    const row = canvas.getByRole('group');
    const box = canvas.getByRole('checkbox', { name: 'Pause the categories' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    box.blur();
    await expect(states(row)).toEqual(['paused', 'paused']);
    await expect(getComputedStyle(row).overflowX).toBe('auto');
    const { width, height } = box.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** Focus on the box does not hold it: what is unchecked moves at once, from the beginning. */
export const PlayedAgain: Story = {
  play: async ({ canvas }) => {
    if (lessMotion()) return;
    const row = canvas.getByRole('group');
    const box = canvas.getByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(states(row)).toEqual(['paused', 'paused']);
    row.scrollLeft = 40;
    await userEvent.keyboard(' ');
    await expect(box).toHaveFocus();
    await expect(states(row)).toEqual(['running', 'running']);
    await expect(getComputedStyle(row).overflowX).toBe('clip');
  },
};

/** Focused, it stands still and scrolls. */
export const HeldByFocus: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(getComputedStyle(row).overflowX).toBe('auto');
    await expect(getComputedStyle(row).outlineStyle).toBe('solid');
    for (const state of states(row)) await expect(state).toBe('paused');
    row.blur();
    for (const state of states(row)) await expect(state).toBe('running');
  },
};

/** Nothing moves and there is nothing to stop: a row that scrolls. */
export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    await expect(animationsIn(row)).toEqual([]);
    await expect(getComputedStyle(row).overflowX).toBe('auto');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(row.querySelectorAll('ul')[1]).not.toBeVisible();
  },
};
