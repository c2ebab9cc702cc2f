import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onStage } from '../stage';
import * as stage from '../stage.stories.css';
import { HeroArt } from './HeroArt';
import { contract } from './HeroArt.contract';

const label =
  'A red comb whose teeth are the balayage prices of nearby salons, from 120 to 330 dollars. Your price, 148 dollars, sits below the median of 185.';

const meta = {
  title: 'Illustration/HeroArt',
  component: HeroArt,
  args: {
    size: 'desktop',
    label,
    caption: 'Balayage, 48 salons within 5 miles',
    youLabel: 'Your price',
    medianLabel: 'Median',
  },
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
    const teeth = [...picture.querySelectorAll('g > path[class=""], g > path:not([class])')];
    await expect(teeth).toHaveLength(47);
    await Promise.all(picture.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const [you] = within(picture).getAllByText('Your price');
    await expect(within(picture).getAllByText('$148')).toHaveLength(2);
    await expect(within(picture).getByText('Median')).toBeVisible();
    const flag = you?.closest('g');
    const yours = [...picture.querySelectorAll('g > path')].find((path) =>
      path.getAttribute('d')?.startsWith('M465'),
    );
    await expect(placeOf(yours).x).toBeCloseTo(placeOf(flag?.firstElementChild ?? undefined).x, 0);
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
  args: { size: 'mobile', caption: 'Balayage, 48 salons', youLabel: 'You' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('img')).getByText('$148')).toBeVisible();
    await expect(within(canvas.getByRole('img')).getByText('$185')).toBeVisible();
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
