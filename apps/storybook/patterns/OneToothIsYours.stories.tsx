import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '@tallycomb/content/pages';
import { PriceVignette } from '../../../packages/ui/src/all';

const meta = {
  title: 'Patterns/One Tooth Is Yours',
  parameters: {
    guide: {
      use: 'In every comb that shows a market, one tooth is the reader’s. It is the only mark in the drawing that means you.',
      do: [
        'Flag it with your name and your price.',
        'Keep its color for nothing else in the drawing.',
        'Say the gap to the median in words: $37 under the median.',
      ],
      dont: [
        'Mark two teeth in one drawing.',
        'Mark the best: yours is where it is.',
        'Leave the mark to color alone.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [, { vignette }] = features.tabs;

/** In a picture of the product: the tooth and the row are the same one. */
export const InAPicture: Story = {
  render: () => <PriceVignette {...vignette} />,
};
