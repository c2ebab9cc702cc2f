import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../../../packages/ui/src/components/Icons';
import { withForcedColors } from '../../../packages/ui/stories/real-browser';
import { IconGallery } from './IconGallery';

export default {
  title: 'Foundations/Icons (symbols, SVG, scissors)',
  id: 'foundations-icons',
  tags: ['!autodocs'],
} satisfies Meta;

const count = Object.keys(icons).length;

/** Copy the tag, or take the drawing as a file. Look for one by what it shows: scissors, back, error. */
export const All: StoryObj = {
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(count);
    await expect(canvas.queryByRole('img')).toBeNull();
    const check = canvas.getByRole('link', { name: 'SVG of IconCheck' });
    await expect(check).toHaveAttribute('download', 'check.svg');
    const file = decodeURIComponent(check.getAttribute('href') ?? '');
    await expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
    await expect(file).toContain('stroke="#000"');
  },
};

/** With a label it is an image with a name: for the few that stand without a word. */
export const Labeled: StoryObj = {
  render: () => (
    <p>
      <icons.IconCheck aria-label="Included" /> Priority support
    </p>
  ),
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Included' });
    await expect(icon).toBeVisible();
    await withForcedColors(async () => {
      const text = getComputedStyle(canvas.getByText('Priority support')).color;
      await expect(getComputedStyle(icon).stroke).toBe(text);
    });
  },
};
