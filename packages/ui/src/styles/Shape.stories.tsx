import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layout } from './constants';
import { media } from './media';
import * as styles from './Shape.stories.css';

const meta = {
  title: 'Foundations/Shape',
  parameters: {
    guide: {
      use: 'Corners are crisp and depth is rare: a flat color parts things better than a shadow does.',
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const radii = Object.entries(styles.corner);
const shadows = Object.entries(styles.shadow);

/** Print-crisp: controls, cards, stages. Never a pill, except the nail tip of a chip. */
export const Corners: Story = {
  render: () => (
    <ul className={styles.row}>
      {radii.map(([name, look]) => (
        <li key={name} className={styles.item}>
          <div className={look} />
          radius.{name}, {layout.radius[name as keyof typeof layout.radius]}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const stage = canvas.getByText('radius.stage, 10px').firstElementChild;
    await expect(stage && getComputedStyle(stage).borderRadius).toBe('10px');
  },
};

/** Two depths. In dark a line stands in for the light that no shadow can take away. */
export const Shadows: Story = {
  render: () => (
    <ul className={styles.row}>
      {shadows.map(([name, look]) => (
        <li key={name} className={styles.item}>
          <div className={look} />
          shadow.{name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const looks = ['shadow.e1', 'shadow.e2'].map((name) => {
      const box = canvas.getByText(name).firstElementChild;
      return box && getComputedStyle(box).boxShadow;
    });
    await expect(new Set(looks).size).toBe(2);
    await expect(looks).not.toContain('none');
  },
};

/** The only conditions that layouts answer to. */
export const MediaConditions: Story = {
  render: () => (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.cell} scope="col">
            Name
          </th>
          <th className={styles.cell} scope="col">
            Condition
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(media).map(([name, condition]) => (
          <tr key={name}>
            <th className={styles.cell} scope="row">
              media.{name}
            </th>
            <td className={styles.cell}>{condition}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async () => {
    for (const condition of Object.values(media)) {
      // A condition that the browser cannot read is replaced by "not all".
      await expect(matchMedia(condition).media).toBe(condition);
    }
  },
};
