import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Card } from '../Card/Card';
import { Container } from './Container';

export default {
  title: 'Layout/Container (page width, wrapper, max width)',
  id: 'components-container',
  component: Container,
  parameters: {
    ...contract({
      purpose: 'The column that holds all the text of a page.',
    }),
    layout: 'fullscreen',
  },
  args: { children: <Card>At most 1280 pixels of content, between two gutters.</Card> },
} satisfies Meta<typeof Container>;
type Story = StoryObj<typeof Container>;

export const Centered: Story = {};

const contentIs = (width: number): Pick<Story, 'tags' | 'play'> => ({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const content = canvas.getByText(/^At most/).getBoundingClientRect();
    await expect(content.width).toBeCloseTo(width, 0);
  },
});

/** In a window of 320 pixels the content has 280. */
export const Narrowest: Story = {
  ...contentIs(280),
  globals: { viewport: { value: 'narrowest' } },
};
/** Content never gets wider than 1280 pixels. */
export const Wide: Story = { ...contentIs(1280), globals: { viewport: { value: 'desktop' } } };
