import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { checkedWith, withReducedMotion } from '../../../stories/real-browser';
import { Counter, CounterList } from './Counter';

export default {
  title: 'Data/Counter (stat, statistic, KPI, CounterList)',
  id: 'components-counter',
  component: Counter,
  subcomponents: { CounterList },
  parameters: contract({
    purpose: 'Large figures with their names, set like a price list.',
    do: [
      'Write round figures with a plus sign.',
      'Put counters in a CounterList: it is the list of terms that they need.',
      'Keep to three or four, the largest figure last.',
    ],
    dont: [
      'Count what changes while it is read.',
      {
        says: 'Use it for prices.',
        drawn: (
          <CounterList>
            <Counter label="Balayage" value={185} format={(dollars) => `$${dollars}`} />
          </CounterList>
        ),
      },
    ],
  }),
  args: { label: 'Locations Tracked', value: 350_000, suffix: '+' },
  render: (args) => (
    <CounterList>
      <Counter {...args} />
    </CounterList>
  ),
} satisfies Meta<typeof Counter>;
type Story = StoryObj<typeof Counter>;

export const One: Story = {};

/** Dots lead from each name to its figure, as on a price list. */
export const PriceList: Story = {
  render: (args) => (
    <CounterList>
      <Counter {...args} />
      <Counter label="Beauty Professionals" value={650_000} suffix="+" />
      <Counter label="Price Points" value={25_000_000} suffix="+" />
    </CounterList>
  ),
};

/** At 320 pixels the figure stands above its name, inside the list. */
export const Narrowest: Story = {
  ...PriceList,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.load('500 100px Imbue');
    const list = canvasElement.querySelector('dl')?.getBoundingClientRect();
    for (const suffix of canvas.getAllByText('+')) {
      await expect(suffix.getBoundingClientRect().right).toBeLessThanOrEqual(list?.right ?? 0);
    }
    const [name, figure] = [canvas.getAllByRole('term')[0], canvas.getAllByRole('definition')[0]];
    const [above, beneath] = [figure, name].map((one) => one?.getBoundingClientRect());
    await expect(above?.bottom).toBeLessThanOrEqual(beneath?.top ?? 0);
  },
};

/** Text of an element that assistive technology reads. */
function spoken(element: Element): string {
  const clone = element.cloneNode(true) as Element; // the clone of an element is one
  for (const hidden of clone.querySelectorAll('[aria-hidden]')) hidden.remove();
  return clone.textContent;
}

/**
 * Counts for 2 seconds from when it is scrolled into view. The final figure can be read out at any
 * time, and nothing on the page moves.
 */
export const CountingUp: Story = {
  args: { label: 'Price Points', value: 25_000_000 },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  decorators: (Story) => (
    <>
      <svg width="10" height="1600" aria-hidden="true" />
      <Story />
    </>
  ),
  play: async ({ canvas }) => {
    scrollTo({ top: 0, behavior: 'instant' });
    const figure = canvas.getByRole('definition');
    const counted = () => figure.querySelector('[aria-hidden]')?.textContent;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(counted()).toBe('0');
    const { width, height } = figure.getBoundingClientRect();
    const start = performance.now();
    figure.scrollIntoView({ behavior: 'instant', block: 'center' });
    while (counted() !== undefined) {
      await expect(figure.getBoundingClientRect()).toMatchObject({ width, height });
      await expect(spoken(figure)).toBe('25,000,000+');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect(performance.now() - start).toBeGreaterThanOrEqual(2000);
    await expect(figure).toHaveTextContent('25,000,000+');
  },
};

/** Under reduced motion the final figure is shown at once. */
export const LessMovement: Story = {
  tags: ['!autodocs'],
  parameters: checkedWith('less motion'),
  play: ({ canvas }) =>
    withReducedMotion(async () => {
      const figure = canvas.getByRole('definition');
      await waitFor(() => expect(figure.querySelector('[aria-hidden]')).toBeNull());
      await expect(canvas.getByText('350,000')).toBeVisible();
    }),
};
