import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../../stories/real-browser';
import { Heading } from '../Heading';
import { Card } from './Card';
import { contract } from './Card.contract';

const meta = {
  title: 'Layout/Card (panel, tile)',
  id: 'components-card',
  component: Card,
  parameters: { contract },
  args: {
    children: (
      <>
        <Heading level={2} size="h4">
          Nearby Prices
        </Heading>
        <p>What a haircut costs within two miles.</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByText('What a haircut costs within two miles.').parentElement;
    await expect(card && getComputedStyle(card).boxShadow).not.toBe('none');
    await expect(card).not.toHaveAttribute('role');
  },
};

export const ForcedColors: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading').parentElement;
    await withForcedColors(async () => {
      await expect(card && getComputedStyle(card).borderTopStyle).toBe('solid');
    });
  },
};
