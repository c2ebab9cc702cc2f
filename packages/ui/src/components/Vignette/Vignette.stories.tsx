import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { AlertVignette } from './AlertVignette';
import { PriceVignette } from './PriceVignette';
import { alerts, prices, talent } from './specimens';
import { TalentVignette } from './TalentVignette';

export default {
  title: 'Art/Vignette (PriceVignette, AlertVignette, TalentVignette)',
  id: 'components-vignette',
  component: PriceVignette,
  subcomponents: { AlertVignette, TalentVignette },
  parameters: contract({
    purpose: 'Pictures what the product shows: prices nearby, alerts, people.',
    do: [
      'Let the heading say what the comb shows, and list prices that have a tooth.',
      'Write a change as it computes from the two prices, with its sign.',
      'Describe people by their role, and salons by their kind and distance.',
      'Fill the stage behind one with vignetteBackdropSvg: hair for people, on mint; rising for prices, on jar; facing for competitors, on honey.',
    ],
    dont: [
      {
        says: 'Name a topic in the heading: “Prices” says nothing.',
        props: { heading: 'Prices' },
      },
      'Name a salon or a person, or give away where somebody works.',
      'Use it as a chart or a real list: nothing in it can be pressed.',
    ],
  }),
  args: prices,
} satisfies Meta<typeof PriceVignette>;
type Story = StoryObj<typeof PriceVignette>;

const isOnePicture: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('img', { name: /^An example/ })).toBeVisible();
  await expect(canvasElement.querySelector('a, button, input, [tabindex]')).toBeNull();
};

/** One picture with a name; nothing inside takes focus or is read out. */
export const Prices: Story = { play: isOnePicture };

export const PriceChanges: Story = {
  render: () => <AlertVignette {...alerts} />,
  play: isOnePicture,
};
export const Professional: Story = {
  render: () => <TalentVignette {...talent} />,
  play: isOnePicture,
};

/** At 320 pixels the state of a person stands beneath the name, and no price is cut off. */
export const Narrowest: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrowest' } },
  render: (args) => (
    <>
      <PriceVignette {...args} />
      <AlertVignette {...alerts} />
      <TalentVignette {...talent} />
    </>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getAllByRole('img')[0]?.getBoundingClientRect() ?? new DOMRect();
    for (const price of canvas.getAllByText(/^\$\d+$/)) {
      await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
    const role = canvas.getByText(/^Colorist/).getBoundingClientRect();
    const [state] = canvas.getAllByText('Contact locked');
    await expect(state?.getBoundingClientRect().top).toBeGreaterThan(role.bottom);
  },
};
