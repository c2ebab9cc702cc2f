import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceVignette } from './PriceVignette';
import { contract } from './PriceVignette.contract';
import { prices } from './specimens';

const meta = {
  title: 'Art/PriceVignette',
  id: 'components-pricevignette',
  component: PriceVignette,
  parameters: { contract },
  args: prices,
} satisfies Meta<typeof PriceVignette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Your tooth and your row are the only ones in lacquer. */
export const YoursMarked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: prices.label });
    await expect(canvasElement.querySelector('a, button, input, [tabindex]')).toBeNull();
    const [others, yours] = picture.querySelectorAll('svg[viewBox$="118"] > path');
    const strokeOf = (tooth: Element | undefined) => tooth && getComputedStyle(tooth).stroke;
    await expect(yours?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
    await expect(others?.getAttribute('d')?.match(/M/g)).toHaveLength(prices.prices.length - 1);
    await expect(strokeOf(yours)).not.toBe(strokeOf(others));
    const background = (text: string) => {
      const row = canvas.getByText(text).parentElement;
      return row ? getComputedStyle(row).backgroundColor : '';
    };
    await expect(background('You')).not.toBe(background('Median'));
    await expect(background('Median')).toBe(background('Walk-in salon, 1.1 mi'));
  },
};

/** 320 pixels wide: nothing reaches beyond the sheet. */
export const Narrowest: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture.scrollWidth).toBeLessThanOrEqual(picture.clientWidth);
    const { right } = picture.getBoundingClientRect();
    for (const price of canvas.getAllByText(/^\$\d+$/)) {
      await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};
