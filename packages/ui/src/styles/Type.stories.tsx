import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as styles from './Type.stories.css';
import { type } from './type';

const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(type) as (keyof typeof type)[];

/** Imbue for display, never under 22 pixels; Instrument Sans for everything that is read. */
export const Scale: Story = {
  render: () => (
    <dl className={styles.list}>
      {names.map((name) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.specimen[name]}>Price smarter, $148</dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(canvas.getAllByText('Price smarter, $148')).toHaveLength(names.length);
    await expect(document.fonts.check('500 32px Imbue')).toBe(true);
  },
};
