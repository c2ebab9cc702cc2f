import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading';
import { Card } from './Card';

const meta = {
  title: 'Components/Card',
  component: Card,
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
  },
};
