import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withForcedColors } from '../../stories/real-browser';
import { Button } from '../components/Button';
import { Card } from '../components/Card';
import { Chip } from '../components/Chip';
import { Leader } from '../components/Leader';
import { PlanCard } from '../components/PlanCard';
import planCard from '../components/PlanCard/PlanCard.stories';
import * as styles from './ForcedColors.stories.css';
import { media } from './media';

const meta = {
  title: 'Foundations/Forced Colors',
  parameters: {
    guide: {
      use: 'Where a visitor forces colors, backgrounds and cut-out shapes are gone. What they told, a border tells then.',
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const outlined = ({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
  `${borderTopStyle} ${borderTopWidth}`;

/** What is told by a background or a cut-out shape is told by a border instead. */
export const Outlines: Story = {
  render: () => (
    <div className={styles.stack}>
      <Button>Calculate</Button>
      <Chip tone="yellow">Wax</Chip>
      <Card>Raised</Card>
      <p className={styles.priceRow}>
        Haircut <Leader data-testid="leader" /> $148
      </p>
      <div className={styles.hung}>
        <PlanCard {...planCard.args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const { matches } = matchMedia(media.forcedColors);
    await withForcedColors(async () => {
      await expect(matchMedia(media.forcedColors).matches).toBe(true);
      const tag = canvas.getByRole('article').firstElementChild;
      const shapes = [
        canvas.getByRole('button'),
        canvas.getByText('Wax'),
        canvas.getByText('Raised'),
        tag,
      ];
      for (const shape of shapes) {
        await expect(shape && outlined(getComputedStyle(shape))).toBe('solid 1px');
      }
      const { borderBottomStyle } = getComputedStyle(canvas.getByTestId('leader'));
      await expect(borderBottomStyle).toBe('dotted');
      await expect(getComputedStyle(canvas.getByRole('button'), '::before').content).toBe('none');
    });
    await expect(matchMedia(media.forcedColors).matches).toBe(matches);
  },
};
