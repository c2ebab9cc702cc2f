import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as stage from '../stage.stories.css';
import type { CoverSpec } from './cover';
import { GuideCover } from './GuideCover';
import { contract } from './GuideCover.contract';

const covers: readonly CoverSpec[] = [
  { slug: 'raise-prices', recipe: 'tags', background: 'mint' },
  { slug: 'reading-a-ladder', recipe: 'rise', background: 'powder' },
  { slug: 'job-ads', recipe: 'gap', background: 'honey' },
  { slug: 'pay', recipe: 'scissor', background: 'jar' },
  { slug: 'menu-edit', recipe: 'ladder', background: 'mint' },
  { slug: 'undercut', recipe: 'mirror', background: 'powder' },
  { slug: 'inflation', recipe: 'wave', background: 'honey' },
];

const meta = {
  title: 'Art/GuideCover',
  id: 'illustration-guidecover',
  component: GuideCover,
  parameters: { contract },
  args: { slug: 'raise-prices', recipe: 'tags', background: 'mint' },
} satisfies Meta<typeof GuideCover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same slug gives the same picture; another slug, another one. */
export const OnePicturePerSlug: Story = {
  render: (args) => (
    <div className={stage.cards}>
      <GuideCover {...args} />
      <GuideCover {...args} />
      <GuideCover {...args} slug="write-a-card-for-the-desk" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const [first, second, third] = [...canvasElement.querySelectorAll('svg')];
    await expect(first?.innerHTML).toBe(second?.innerHTML);
    await expect(first?.innerHTML).not.toBe(third?.innerHTML);
  },
};

/** Seven recipes, no two neighbors on the same background. */
export const Recipes: Story = {
  render: () => (
    <div className={stage.cards}>
      {covers.map((cover) => (
        <GuideCover key={cover.slug} {...cover} />
      ))}
    </div>
  ),
};

/** Drawn anew for the head of an article. */
export const Wide: Story = {
  render: () => (
    <>
      {covers.map((cover) => (
        <GuideCover key={cover.slug} {...cover} wide />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.viewBox.baseVal);
    await expect(boxes).toHaveLength(7);
    for (const { width, height } of boxes) await expect([width, height]).toEqual([1280, 520]);
  },
};
