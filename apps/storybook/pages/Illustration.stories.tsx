import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFoundPage } from '@tallycomb/content/site';
import { expect, userEvent } from 'storybook/test';
import { MissingTeeth as Teeth } from '../../site/src/error-boundary/missing-teeth';

/** Drawings of the site, and pictures that the build writes to files. */
export default {
  title: 'Pages/Illustration (picture, drawing)',
  id: 'pages-illustration',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

const { label, whole } = notFoundPage.teeth;

/**
 * Each loose tooth and its gap are a checkbox: Space puts it back in, and a line appears once all
 * are in. No script.
 */
export const MissingTeeth: StoryObj = {
  parameters: { layout: 'fullscreen', screen: 'desktop' },
  render: () => <Teeth />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole)).not.toBeVisible();
    for (const tooth of canvas.getAllByRole('checkbox', { name: new RegExp(`^${label} \\d$`) })) {
      await expect(tooth.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
      tooth.focus();
      await userEvent.keyboard(' ');
    }
    await expect(canvas.getByText(whole)).toBeVisible();
  },
};
