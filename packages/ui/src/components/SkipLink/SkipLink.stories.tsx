import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { SkipLink } from './SkipLink';

export default {
  title: 'Navigation/SkipLink (skip to content, bypass)',
  id: 'components-skiplink',
  component: SkipLink,
  parameters: contract({
    purpose: 'Takes the keyboard past the header, straight to the content.',
  }),
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

/** The hidden link comes into view on the first Tab. */
export const Focused: StoryObj<typeof SkipLink> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};
