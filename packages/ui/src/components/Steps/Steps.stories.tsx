import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps';
import { contract } from './Steps.contract';

const meta = {
  title: 'Content/Steps (how it works, numbered list)',
  id: 'components-steps',
  component: Steps,
  parameters: { contract },
  args: {
    children: (
      <>
        <li>What inflation alone has added since your last change.</li>
        <li>Half the distance between you and the median.</li>
        <li>
          The increase at which <strong>one client in twenty</strong> leaving still puts you ahead,
          worked out for your three busiest services and written down before you look at the first.
        </li>
      </>
    ),
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Numbered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('A step is needed.');
    const number = getComputedStyle(first, '::before');
    await expect(number.content).toBe('counter(list-item)');
    await expect(number.fontFamily).toMatch(/^Imbue/);
  },
};

/** Goes on counting where an earlier list ended. */
export const Continued: Story = {
  args: { start: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('start', '4');
  },
};

/** The room for a number grows with it, and two digits fit. */
export const DoubledText: Story = {
  args: { start: 9 },
  tags: ['!autodocs'],
  globals: { textSize: 'double' },
  play: async ({ canvas }) => {
    const [, tenth] = canvas.getAllByRole('listitem');
    if (!tenth) throw new Error('Two steps are needed.');
    const number = getComputedStyle(tenth, '::before');
    await expect(number.fontSize).toBe('64px');
    const room = Number.parseFloat(getComputedStyle(tenth).paddingLeft);
    await expect(room).toBeGreaterThan(Number.parseFloat(number.width));
  },
};
