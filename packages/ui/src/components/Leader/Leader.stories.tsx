import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../stories/real-browser';
import { Leader } from './Leader';
import { contract } from './Leader.contract';
import * as styles from './Leader.stories.css';

const meta = {
  title: 'Data/Leader (dot leader)',
  id: 'components-leader',
  component: Leader,
  parameters: { contract },
} satisfies Meta<typeof Leader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From a name to its price, as on a price list; read out, there is only name and price. */
export const PriceList: Story = {
  render: (args) => (
    <ul>
      {[
        ['Color bar, 1.1 mi', '$185'],
        ['Hair studio, 0.4 mi', '$210'],
      ].map(([name, price]) => (
        <li key={name} className={styles.row}>
          {name}
          <Leader {...args} />
          {price}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    const dots = row?.querySelector('span');
    await expect(dots).toHaveAttribute('aria-hidden', 'true');
    await expect(dots?.getBoundingClientRect().width).toBeGreaterThan(50);
  },
};

export const ForcedColors: Story = {
  ...PriceList,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const dots = canvas.getAllByRole('listitem')[0]?.querySelector('span');
    await withForcedColors(async () => {
      await expect(dots && getComputedStyle(dots).borderBottomStyle).toBe('dotted');
    });
  },
};
