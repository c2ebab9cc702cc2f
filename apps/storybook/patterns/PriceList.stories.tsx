import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '@tallycomb/content/pages';
import { Counter, CounterList, Leader } from '../../../packages/ui/src/all';
import * as styles from './patterns.css';

const meta = {
  title: 'Patterns/Price List',
  parameters: {
    guide: {
      use: 'Dots lead from a name to its price, as on a menu in a window. Use it wherever a label meets one figure.',
      do: [
        'Set figures in tabular numerals, with sign and unit.',
        'Sort by price where it is about prices, by name where it is a menu.',
        'Mark one row as yours, by its word first.',
      ],
      dont: [
        'Lead to two figures: that is a table.',
        'Round a price differently in two places.',
        'Name a salon: describe it, by kind and distance.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [, { vignette }] = features.tabs;

/** One row is yours. */
export const Rows: Story = {
  render: () => (
    <ul className={styles.list}>
      {vignette.rows.map(({ id, label, price, isYours }) => (
        <li key={id} className={isYours ? styles.yours : styles.row}>
          {label} <Leader /> <span className={styles.price}>${price}</span>
        </li>
      ))}
    </ul>
  ),
};

/** The same, a figure large: the counters of the home page. */
export const Figures: Story = {
  render: () => (
    <CounterList>
      <Counter label="Price" value={148} format={(dollars) => `$${Math.round(dollars)}`} />
      <Counter label="Median" value={185} format={(dollars) => `$${Math.round(dollars)}`} />
    </CounterList>
  ),
};
