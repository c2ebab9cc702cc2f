import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AlertVignette } from './AlertVignette';
import { contract } from './AlertVignette.contract';
import { alerts } from './specimens';

const meta = {
  title: 'Art/AlertVignette',
  id: 'components-alertvignette',
  component: AlertVignette,
  parameters: { contract },
  args: alerts,
} satisfies Meta<typeof AlertVignette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every change is written out; what is new has no old price. */
export const ThreeChanges: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: alerts.label });
    await expect(canvasElement.querySelector('a, button, input, [tabindex]')).toBeNull();
    await expect(picture.querySelectorAll('s')).toHaveLength(2);
    for (const change of ['+25%', '−10%', 'New']) {
      await expect(canvas.getByText(change)).toBeVisible();
    }
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
