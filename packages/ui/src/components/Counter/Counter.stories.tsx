import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Counter, CounterList } from './Counter';
import { contract } from './Counter.contract';

const meta = {
  title: 'Data/Counter (statistic, figure)',
  id: 'components-counter',
  component: Counter,
  parameters: { contract },
  args: { label: 'Locations Tracked', value: 350_000, suffix: '+' },
  render: (args) => (
    <CounterList>
      <Counter {...args} />
    </CounterList>
  ),
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What assistive technology reads is the final figure, at every moment. */
export const One: Story = {
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('definition');
    const spoken = () => {
      const clone = figure.cloneNode(true) as Element;
      for (const hidden of clone.querySelectorAll('[aria-hidden]')) hidden.remove();
      return clone.textContent;
    };
    await expect(spoken()).toBe('350,000+');
    await waitFor(() => expect(figure.querySelector('[aria-hidden]')).toBeNull());
    await expect(spoken()).toBe('350,000+');
  },
};

/**
 * Waits below the fold until it is scrolled into view; then takes 2 seconds, never counts back, and
 * moves nothing on the page.
 */
export const CountingUp: Story = {
  args: { label: 'Price Points', value: 25_000_000 },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <svg width="10" height="1600" aria-hidden="true" />
      <CounterList>
        <Counter {...args} />
      </CounterList>
    </>
  ),
  play: async ({ canvas }) => {
    if (lessMotion()) return;
    scrollTo({ top: 0, behavior: 'instant' });
    const figure = canvas.getByRole('definition');
    const counted = () => figure.querySelector('[aria-hidden]')?.textContent;
    const numberNow = () => Number(counted()?.replaceAll(',', '') ?? 25_000_000);
    await waitFor(() => expect(counted()).toBe('0'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(counted()).toBe('0');

    const { width, height } = figure.getBoundingClientRect();
    const start = performance.now();
    figure.scrollIntoView({ behavior: 'instant', block: 'center' });
    let before = 0;
    while (counted() !== undefined) {
      const now = numberNow();
      await expect(now).toBeGreaterThanOrEqual(before);
      await expect(figure.getBoundingClientRect()).toMatchObject({ width, height });
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect(performance.now() - start).toBeGreaterThanOrEqual(2000);
    await expect(figure).toHaveTextContent('25,000,000');
  },
};

/** No counting: the figure is there at once. */
export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('definition');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(figure.querySelector('[aria-hidden]')).toBeNull();
    await expect(canvas.getByText('350,000')).toBeVisible();
  },
};
