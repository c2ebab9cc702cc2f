import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { talent } from './specimens';
import { TalentVignette } from './TalentVignette';
import { contract } from './TalentVignette.contract';

const meta = {
  title: 'Art/TalentVignette',
  id: 'components-talentvignette',
  component: TalentVignette,
  parameters: { contract },
  args: talent,
} satisfies Meta<typeof TalentVignette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A contact that is known shows in place of the masked name. */
export const OneUnlocked: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: talent.label });
    await expect(canvasElement.querySelector('a, button, input, [tabindex]')).toBeNull();
    await expect(picture).toHaveTextContent('Contact info unlocked');
    const locked = canvas.getAllByText('Contact locked');
    await expect(locked).toHaveLength(3);
    for (const state of locked) {
      const { borderTopColor, backgroundColor } = getComputedStyle(state);
      await expect([borderTopColor, backgroundColor]).toEqual(Array(2).fill('rgba(0, 0, 0, 0)'));
    }
    await expect(canvas.getAllByText('Unlocked')).toHaveLength(1);
  },
};

/** 320 pixels wide: nothing reaches beyond the sheet. */
export const Narrowest: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture.scrollWidth).toBeLessThanOrEqual(picture.clientWidth);
    const role = canvas.getByText('Colorist').getBoundingClientRect();
    const [state] = canvas.getAllByText('Contact locked');
    await expect(state?.getBoundingClientRect().top).toBeGreaterThan(role.bottom);
  },
};
