import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink';
import { contract } from './SkipLink.contract';

const meta = {
  title: 'Navigation/SkipLink (skip to content)',
  id: 'components-skiplink',
  component: SkipLink,
  parameters: { contract },
  args: { href: '#main', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Press Tab: the link shows itself.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(0);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
