import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Comb } from './Comb';

const shape = {
  x: 6,
  y: 130,
  width: 308,
  lengths: [48, 55, 61, 70, 84, 92, 104, 120],
  toothWidth: 18,
  spine: 30,
};

const code = `<svg viewBox="0 0 320 160" aria-hidden="true">
  <Comb shape={{ x: 6, y: 130, width: 308, lengths: [48, 55, 61, 70], toothWidth: 18, spine: 30 }} />
</svg>`;

export default {
  title: 'Art/Comb (bar chart, teeth, histogram)',
  id: 'components-comb',
  component: Comb,
  parameters: contract({
    code,
    purpose: 'Prices, years or places side by side, as teeth on a spine. One of them may be yours.',
    do: [
      'Let lengths be true: lengthsFromZero and lengthsBetween give them from values.',
      'Say in words beside it what it shows.',
    ],
    dont: [
      'Mark two teeth as yours.',
      'Say anything in a color other than ink, lacquer and teal: the rest only decorate.',
    ],
  }),
  args: { shape },
  decorators: (Story) => (
    <svg viewBox="0 0 320 160" width="320" height="160" aria-hidden="true">
      <Story />
    </svg>
  ),
} satisfies Meta<typeof Comb>;
type Story = StoryObj<typeof Comb>;

export const Plain: Story = {};

/** One tooth is yours, two are missing. */
export const Yours: Story = { args: { shape: { ...shape, you: 2, missing: [4, 5] } } };

/** Colors of the theme. */
export const Tinted: Story = {
  args: {
    shape: { ...shape, you: 2, missing: [4, 5] },
    colors: { fill: 'comb', youFill: 'combYou', missingStroke: 'themeInk' },
  },
};
