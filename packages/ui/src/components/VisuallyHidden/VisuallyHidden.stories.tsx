import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { VisuallyHidden } from './VisuallyHidden';
import { contract } from './VisuallyHidden.contract';

const meta = {
  title: 'Layout/VisuallyHidden (screen reader only)',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  parameters: { contract },
  args: { children: 'opens in a new tab' },
  render: (args) => (
    <Button>
      Apply Now <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Apply Now opens in a new tab' }),
    ).toBeVisible();
    await expect(canvas.getByText('opens in a new tab').getBoundingClientRect().width).toBe(1);
  },
};

export const LongText: Story = {
  args: {
    children: 'opens in a new tab, at the job board, with the form for this position '.repeat(9),
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const hidden = canvas.getByText(/^opens in a new tab/);
    await expect(hidden.getBoundingClientRect()).toMatchObject({ width: 1, height: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
