import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { onStage } from '../stage';
import * as stage from '../stage.stories.css';
import { HeroArt, type HeroArtProps } from './HeroArt';
import { contract } from './HeroArt.contract';

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

const meta = {
  title: 'Art/HeroArt',
  id: 'illustration-heroart',
  component: HeroArt,
  args: {
    size: 'desktop',
    label,
    caption: 'Balayage, 48 salons within 5 miles',
    youLabel: 'Your price',
    medianLabel: 'Median',
    describeGap,
  },
  render: (args) => <Slider {...args} />,
  parameters: { contract, layout: 'fullscreen' },
  decorators: [onStage(stage.hero)],
} satisfies Meta<typeof HeroArt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Middle and upper edge of what an element draws, in CSS pixels. */
function placeOf(element: Element | undefined) {
  const box = element?.getBoundingClientRect();
  if (box === undefined) throw new Error('nothing was drawn');
  return { x: box.x + box.width / 2, top: box.top };
}

/** Forty-eight teeth: the flags stand over the sixteenth and the twenty-fifth. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: label });
    const teeth = [...picture.querySelectorAll('path:not([class])')];
    const inDrawing = teeth.flatMap((run) => run.getAttribute('d')?.match(/M\d/g) ?? []);
    await expect(inDrawing).toHaveLength(47);
    await Promise.all(picture.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await expect(within(picture).getAllByText('$148')).toHaveLength(2);
    await expect(within(picture).getByText('Median')).toBeVisible();
    const flag = within(picture).getByText('Your price').closest('g');
    const yours = [...picture.querySelectorAll('g > path')].find((path) =>
      path.getAttribute('d')?.startsWith('M465'),
    );
    await expect(placeOf(yours).x).toBeCloseTo(placeOf(flag?.firstElementChild ?? undefined).x, 0);
    await expect(canvas.getByText('Your price: $37 under the median')).toBeVisible();
  },
};

/** By keys from tooth to tooth; each says its price and how far it is from the median. */
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
    await expect(picture.getAllByText('$185')).toHaveLength(2);
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

/** Twenty-nine teeth, between 768 and 1023 pixels. */
export const Tablet: Story = {
  args: { size: 'tablet' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('img')).getAllByText('$185')).toHaveLength(2);
  },
};

/** Twenty teeth and shorter words, below 768 pixels. */
export const Mobile: Story = {
  tags: ['!autodocs'],
  args: { size: 'mobile', caption: 'Balayage, 48 salons' },
  parameters: { screen: 'phone' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('img')).getAllByText('$148')).toHaveLength(2);
    await expect(within(canvas.getByRole('img')).getAllByText('$185')).toHaveLength(2);
  },
};

/** Another currency's words. */
export const OtherFormat: Story = {
  args: { formatPrice: (dollars) => `US$${dollars.toFixed(2)}` },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('img')).getAllByText('US$148.46')).toHaveLength(2);
  },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: label });
    await expect(picture.getAnimations({ subtree: true })).toEqual([]);
    await expect(within(picture).getAllByText('Median')[0]).toBeVisible();
  },
};
