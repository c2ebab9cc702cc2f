import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Button } from '../Button/Button';
import { VisuallyHidden } from './VisuallyHidden';

export default {
  title: 'Layout/VisuallyHidden (screen reader only, sr-only)',
  id: 'components-visuallyhidden',
  component: VisuallyHidden,
  parameters: contract({
    purpose: 'Words for those who hear the page, where the eye has a picture or a place instead.',
  }),
  args: { children: 'at the job board, with the form for this position and for no other' },
  render: (args) => (
    <Button>
      Apply Now <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

/** Text read in place, as part of the name around it; a long one takes no room either. */
export const PartOfAName: StoryObj<typeof VisuallyHidden> = {
  play: async ({ args, canvas }) => {
    const name = `Apply Now ${args.children}`;
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    const hidden = canvas.getByText(String(args.children)).getBoundingClientRect();
    await expect(hidden).toMatchObject({ width: 1, height: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
