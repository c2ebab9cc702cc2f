import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Counter, CounterList } from './Counter';
import { contract } from './CounterList.contract';

const meta = {
  title: 'Data/CounterList (statistics, numbers)',
  id: 'components-counterlist',
  component: CounterList,
  parameters: { contract },
  args: {
    children: (
      <>
        <Counter label="Locations Tracked" value={350_000} suffix="+" />
        <Counter label="Beauty Professionals" value={650_000} suffix="+" />
        <Counter label="Price Points" value={25_000_000} suffix="+" />
      </>
    ),
  },
} satisfies Meta<typeof CounterList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dots lead from each name to its figure, as on a price list. */
export const PriceList: Story = {
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.load('500 100px Imbue');
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
    const list = canvasElement.querySelector('dl')?.getBoundingClientRect();
    for (const suffix of canvas.getAllByText('+')) {
      await expect(suffix.getBoundingClientRect().right).toBeLessThanOrEqual(list?.right ?? 0);
    }
  },
};

/** A narrow screen puts the figure above its name and has no dots. */
export const Narrowest: Story = {
  ...PriceList,
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  play: async (context) => {
    await PriceList.play?.(context);
    const { canvas } = context;
    const [name, figure] = [canvas.getAllByRole('term')[0], canvas.getAllByRole('definition')[0]];
    const [above, beneath] = [figure, name].map((one) => one?.getBoundingClientRect());
    await expect(above?.bottom).toBeLessThanOrEqual(beneath?.top ?? 0);
  },
};
