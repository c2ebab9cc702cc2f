import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inANamedPicture, inPicture } from '../picture-story';
import { SwingTag } from './SwingTag';
import { contract } from './SwingTag.contract';
import { look } from './specimens';

const meta = {
  title: 'Art/SwingTag',
  id: 'illustration-swingtag',
  component: SwingTag,
  parameters: { contract },
  args: { look },
  decorators: [inPicture(240, 'honey')],
} satisfies Meta<typeof SwingTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The price is drawn in outlines and stands in the middle of the tag. */
export const Priced: Story = {
  play: async ({ canvasElement }) => {
    const [tag, price] = [...canvasElement.querySelectorAll('svg path')].map((path) =>
      path.getBoundingClientRect(),
    );
    const middle = (box?: DOMRect) => (box ? box.left + box.width / 2 : Number.NaN);
    await expect(Math.abs(middle(tag) - middle(price))).toBeLessThan(3);
    await expect(canvasElement.querySelector('text')).toBeNull();
  },
};

/** A wrong guess. */
export const Struck: Story = {
  args: { look: { ...look, fill: 'powder', rotation: -7, isStruck: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg path')).toHaveLength(3);
    await expect(canvasElement.querySelector('text, title, s, del')).toBeNull();
  },
};

/** A tag without a price. */
export const Blank: Story = { args: { look: { ...look, price: '', fill: 'jar' } } };

/** The picture has the name; of its parts nothing is heard. */
export const InANamedPicture: Story = inANamedPicture('A price tag: $58');
