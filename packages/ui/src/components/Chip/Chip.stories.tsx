import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Contract } from '../../../stories/contract';
import strip from '../ChipStrip/ChipStrip.stories';
import { IconNails } from '../Icons';
import { Chip } from './Chip';

const contract: Contract = {
  purpose: 'Names a category of salon, in its own two colors. A nail tip.',
  do: ['Use it for the ten categories.'],
  dont: [
    'Use it for a state or a filter: that is a Tag or a button.',
    { says: 'Leave the name out.', props: { children: '' } },
  ],
  backgrounds: ['page', 'wash', 'hero', 'bright', 'deep'],
};

const meta = {
  title: 'Content/Chip (category, pill)',
  id: 'components-chip',
  component: Chip,
  parameters: { contract },
  args: { tone: 'red', icon: <IconNails />, children: 'Nails' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCategory: Story = {};
export const WithoutIcon: Story = { args: { icon: undefined } };

export const AllCategories: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
      {strip.args.items.map(({ id, label, ...look }) => (
        <Chip key={id} {...look}>
          {label}
        </Chip>
      ))}
    </div>
  ),
};
