import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../../../packages/ui/src/components/Button';
import { Chip } from '../../../packages/ui/src/components/Chip';
import { Leader } from '../../../packages/ui/src/components/Leader';
import { Comb } from '../../../packages/ui/src/illustration/Comb';
import * as styles from './Shape.stories.css';

const meta = {
  title: 'Foundations/Shape',
  parameters: {
    guide: {
      use: 'What hangs in a salon gives us four shapes; the rest is a plain rectangle. Corners are crisp and depth is rare: a flat color separates better than a shadow does.',
      do: [
        'Cut two corners and punch a hole where something carries a price or starts something.',
        'Let a tooth stand on its spine: round at the tip, square at the foot.',
        'Take radius.control for fields, tags and what is pressed inside a card, radius.card for cards and notes, radius.stage for what fills its half of a page.',
        'Take shadow.e1 for what can be taken up, shadow.e2 for what lies over the page. On dark a hairline takes their place.',
      ],
      dont: [
        'Round a corner into a pill: a chip alone is round, at one end.',
        'Lift by a shadow what stands in the page.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface ShapeProps {
  readonly name: string;
  readonly rule: string;
  readonly children: ReactNode;
}

const Shape = ({ name, rule, children }: ShapeProps) => (
  <li className={styles.shape}>
    <div className={styles.stage}>{children}</div>
    <h2 className={styles.name}>{name}</h2>
    <p className={styles.use}>{rule}</p>
  </li>
);

/** Each is taken from an object in every salon, and keeps its meaning. */
export const FourShapes: Story = {
  render: () => (
    <ul className={styles.shapes}>
      <Shape
        name="Swing tag"
        rule="Two corners cut on the side that hangs, a hole punched between them, through to the background. It starts something or carries a price."
      >
        <Button>Calculate</Button>
      </Shape>
      <Shape
        name="Tooth"
        rule="As round as it is wide, on a spine. A bar of any chart, the mark of what is chosen, the edge of a footer."
      >
        <svg className={styles.comb} viewBox="0 0 200 96" aria-hidden="true">
          <Comb
            shape={{
              x: 10,
              y: 78,
              width: 180,
              lengths: [24, 30, 38, 46, 56, 66],
              toothWidth: 14,
              spine: 16,
              corner: 4,
              you: 2,
            }}
          />
        </svg>
      </Shape>
      <Shape
        name="Nail tip"
        rule="Nearly square at the root, round at the end. A category, nothing else."
      >
        <Chip tone="red">Nails</Chip>
      </Shape>
      <Shape
        name="Leader dots"
        rule="From a name to its price, as on a menu in a window. Never a line, never to two figures."
      >
        <p className={styles.price}>
          Haircut <Leader /> $58
        </p>
      </Shape>
    </ul>
  ),
};
