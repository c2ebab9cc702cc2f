import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Leader } from './Leader';

export default {
  title: 'Data/Leader (dot leader, dotted line, price list)',
  id: 'components-leader',
  component: Leader,
  parameters: contract({
    purpose: 'Dots that lead the eye from a name to its price.',
    do: ['Put it between name and price, in a flex row.'],
    dont: [
      'Use it where the two stand close together.',
      'Type dots instead: they would be read out.',
    ],
  }),
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'baseline', gap: '12px' }}>
      Color bar, 1.1 mi
      <Leader {...args} />
      $185
    </p>
  ),
} satisfies Meta<typeof Leader>;

/** Dots as on a price list; only name and price are read out. */
export const PriceList: StoryObj<typeof Leader> = {};
