import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
  render: (args) => (
    <button type="button">
      Apply Now <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Apply Now opens in a new tab' });
    await expect(button.querySelector('span')?.getBoundingClientRect().width).toBe(1);
  },
};
