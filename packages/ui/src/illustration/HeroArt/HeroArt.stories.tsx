import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { Contract } from '../../../stories/contract';
import * as stage from '../Illustration.stories.css';
import { HeroArt, type HeroArtProps } from './HeroArt';

const label =
  'A red comb whose teeth are the balayage prices of nearby salons, from 120 to 330 dollars. The median is 185.';

const describeGap = (dollars: number) =>
  dollars === 0
    ? 'at the median'
    : `$${Math.abs(dollars)} ${dollars < 0 ? 'under' : 'over'} the median`;

/** Keeps which salon is yours, as the page that shows it does. */
function Slider(args: HeroArtProps) {
  const [salon, setSalon] = useState(args.salon ?? 15);
  return <HeroArt {...args} salon={salon} onSalonChange={setSalon} />;
}

const contract: Contract = {
  purpose:
    'The idea of the house in one picture: a comb whose teeth are the prices of 48 salons, with yours marked.',
  do: [
    'Give it the width of the page: it is one drawing for all screens.',
    'Write in the label what the picture says, except your price, which changes.',
  ],
  dont: [
    'Zoom it like a picture: the words shrink.',
    'Change a price only here: the label states the median, too.',
  ],
};

const meta = {
  title: 'Art/HeroArt (hero, cover)',
  id: 'illustration-heroart',
  component: HeroArt,
  args: {
    label,
    caption: 'Balayage, 48 salons within 5 miles',
    youLabel: 'Your price',
    medianLabel: 'Median',
    describeGap,
  },
  render: (args) => (
    <div className={stage.hero}>
      <Slider {...args} />
    </div>
  ),
  parameters: { contract, layout: 'fullscreen' },
} satisfies Meta<typeof HeroArt>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element | null | undefined) => {
  const { x, width } = element?.getBoundingClientRect() ?? { x: Number.NaN, width: 0 };
  return x + width / 2;
};

/**
 * An image named by its label. Forty-eight teeth: the flags stand over the sixteenth and the
 * twenty-fifth.
 */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: label });
    const layers = picture.parentElement;
    const growing = layers?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(growing.map(({ finished }) => finished));
    await expect(within(picture).getAllByText('$148')).toHaveLength(2);
    await expect(within(picture).getByText('Median')).toBeVisible();
    const pole = within(picture).getByText('Your price').closest('g')?.firstElementChild;
    const yours = layers?.querySelector('path[d^="M465"]');
    await expect(middleOf(yours)).toBeCloseTo(middleOf(pole), 0);
    await expect(canvas.getByText('Your price: $37 under the median')).toBeVisible();
  },
};

/**
 * A native range input, keys included, named by what is on your tag; each tooth says its price and
 * how far it is from the median.
 */
export const Slid: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Your price' });
    await expect(slider).toHaveAttribute('aria-valuetext', '$148, $37 under the median');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    fireEvent.input(slider, { target: { value: '24' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '$185, at the median');
    fireEvent.input(slider, { target: { value: '27' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '$200, $15 over the median');
    await expect(canvas.getByText('Your price: $15 over the median')).toBeVisible();
    const picture = within(canvas.getByRole('img', { name: label }));
    await expect(picture.getAllByText('$200')).toHaveLength(2);
    // The ruler has no room for the median's price so near to yours: its flag says it.
    await expect(picture.getByText('$185')).toBeVisible();
  },
};

/** Without `onSalonChange` it is a picture alone. */
export const Still: Story = {
  args: { salon: 40 },
  render: (args) => <HeroArt {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByText(/over the median$/)).toBeVisible();
  },
};

/** On a phone the hair comes from the side, and the words keep a size that reads. */
export const Mobile: Story = {
  tags: ['!autodocs'],
  args: { caption: 'Balayage, 48 salons' },
  globals: { viewport: { value: 'phone' } },
};
