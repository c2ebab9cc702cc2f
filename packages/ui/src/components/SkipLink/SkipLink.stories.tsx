import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Contract } from '../../../stories/contract';
import { SkipLink } from './SkipLink';

const contract: Contract = {
  purpose: 'Takes the keyboard past the header, straight to the content.',
};

export default {
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

/** Out of sight, not out of reach: the first Tab brings it into view. */
export const Focused: StoryObj<typeof SkipLink> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
