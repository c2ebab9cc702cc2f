import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconGallery } from '../../../.storybook/guide/IconGallery';
import { withForcedColors } from '../../../stories/real-browser';
import * as icons from '.';
import { contract } from './Icons.contract';
import * as styles from './Icons.stories.css';

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    contract,
    guide: {
      use: 'Small signs beside words, in the color of the text. Take one that is here before you draw another.',
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const count = Object.keys(icons).length;

/** All on a 24-unit grid, 1.75 units of stroke. Copy the tag, or take the drawing as a file. */
export const All: Story = {
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(count);
    await expect(canvas.queryByRole('img')).toBeNull();
    const check = canvas.getByRole('link', { name: 'SVG of IconCheck' });
    await expect(check).toHaveAttribute('download', 'check.svg');
    const file = decodeURIComponent(check.getAttribute('href') ?? '');
    await expect(file).toContain('xmlns="http://www.w3.org/2000/svg"');
    await expect(file).toContain('stroke="#000"');
  },
};

/** By what it shows too: nobody knows that the scissors are called hair. */
export const Found: Story = {
  tags: ['!autodocs'],
  render: () => <IconGallery />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an icon' }), 'scissors');
    const [found, ...others] = canvas.getAllByRole('listitem');
    await expect(found).toHaveTextContent('IconHair');
    await expect(others).toHaveLength(0);
    await expect(canvas.getByText(`1 of ${count} icons`)).toBeVisible();
  },
};

const cells = Array.from({ length: 25 }, (_, at) => at);

/** Round strokes and ends, no line nearer than two units to an edge, one idea. No fill: it would not take the text’s color. */
export const OnTheGrid: Story = {
  name: 'On the Grid',
  render: () => (
    <div className={styles.boards}>
      {[icons.IconHair, icons.IconCheck, icons.IconBarber].map((Icon) => (
        <svg
          key={Icon.name}
          className={styles.board}
          viewBox="-.1 -.1 24.2 24.2"
          aria-hidden="true"
        >
          <path className={styles.lines} d={cells.map((at) => `M${at} 0v24M0 ${at}h24`).join('')} />
          <rect className={styles.free} x="2" y="2" width="20" height="20" />
          <Icon />
        </svg>
      ))}
    </div>
  ),
};

/** With a label it is an image with a name: for the few that stand without a word. */
export const Labeled: Story = {
  render: () => <icons.IconCheck aria-label="Included" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Included' })).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!autodocs'],
  render: () => (
    <p>
      <icons.IconCheck aria-label="Included" /> Priority support
    </p>
  ),
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Included' });
    await withForcedColors(async () => {
      const text = getComputedStyle(canvas.getByText('Priority support')).color;
      await expect(getComputedStyle(icon).stroke).toBe(text);
    });
  },
};
