import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Tag } from './Tag';

export default {
  title: 'Feedback/Tag (status, badge, label, pill)',
  id: 'components-tag',
  component: Tag,
  parameters: contract({
    purpose: 'Says what kind of change an entry is.',
    do: ['Put one at the start of each entry.'],
    dont: [{ says: 'Rely on its color.', props: { children: '' } }],
    whenNot: [
      ['It can be pressed', 'A Button', 'components-button--docs'],
      ['It lists categories', 'A ChipStrip', 'components-chipstrip--docs'],
    ],
    backgrounds: ['page', 'wash'],
  }),
  args: { tone: 'new' },
} satisfies Meta<typeof Tag>;
type Story = StoryObj<typeof Tag>;

export const New: Story = {};
export const Improved: Story = { args: { tone: 'improved' } };
export const Fixed: Story = { args: { tone: 'fixed' } };
export const OwnWords: Story = { args: { tone: 'fixed', children: 'Repaired' } };
