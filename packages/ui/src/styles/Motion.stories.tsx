import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { MovementCard } from '../../.storybook/guide/MovementCard';
import { Button } from '../components/Button';
import { layout } from './constants';
import { vars } from './contract.css';
import * as styles from './Motion.stories.css';
import * as cards from './Movements.stories.css';
import { movements } from './movements';

const meta = {
  title: 'Foundations/Motion',
  parameters: {
    guide: {
      use: 'Something moves to show where it came from, what it hangs on, or how far you have read. If it tells none of these, it stands still.',
      do: [
        'Move by transform and opacity: nothing around it may jump.',
        'Hang a tag’s swing on its hole, a tooth’s growth on its spine.',
        'Give what moves for more than five seconds a button that stops it.',
      ],
      dont: [
        'Keep a click, a figure or a sentence waiting for a movement.',
        'Move anything where less motion is asked for: it is drawn as it ends.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { duration, ease } = layout;
const names = Object.keys(duration) as (keyof typeof duration)[];

const uses = {
  fast: 'colors, fades',
  base: 'what opens, turns or shrinks',
  slow: 'what travels',
} as const satisfies Record<keyof typeof duration, string>;

function Lanes() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Button variant="ink" size="sm" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <ul data-moved={moved}>
        {names.map((name) => (
          <li key={name} className={styles.lane}>
            <span className={styles.name}>
              duration.{name}, {duration[name]}: {uses[name]}
            </span>
            <div className={styles.track}>
              <div className={styles.tooth[name]} data-testid={name} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        A visitor who asks for less motion sees where it ends at once: every transition and
        animation stands inside <code>prefers-reduced-motion: no-preference</code>, so there is
        nothing to switch off.
      </p>
    </>
  );
}

const durationOf = (element: Element) => getComputedStyle(element).transitionDuration;

/** Three durations, one curve. */
export const Durations: Story = {
  render: () => <Lanes />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    const less = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const name of names) {
      const seconds = `${Number.parseInt(duration[name], 10) / 1000}s`;
      await expect(durationOf(canvas.getByTestId(name))).toBe(less ? '0s' : seconds);
    }
  },
};

/** The toolbar's reduced motion: the teeth are at their end at once. */
export const Reduced: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  render: () => <Lanes />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    for (const name of names) {
      const tooth = canvas.getByTestId(name);
      await expect(durationOf(tooth)).toBe('0s');
      await expect(tooth.getAnimations()).toEqual([]);
    }
  },
};

/** Four numbers, as CSS writes them, in a box one unit wide and high. */
const points = ease.match(/[\d.]+/g)?.map(Number) ?? [];

/** Fast out of the start, slow into the end. */
export const Ease: Story = {
  render: () => {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points;
    return (
      <>
        <svg className={styles.curve} viewBox="0 0 1 1" role="img" aria-label={ease}>
          <rect width="1" height="1" fill={vars.color.wash} />
          <path
            d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`}
            fill="none"
            stroke={vars.color.comb}
            strokeWidth=".03"
            strokeLinecap="round"
          />
        </svg>
        <p className={styles.note}>ease, {ease}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(points).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: ease })).toBeVisible();
  },
};

const titles = {
  byItself: 'By Itself',
  byHand: 'By Hand',
  onScroll: 'With the Scroll',
} as const satisfies Record<keyof typeof movements, string>;

const groups = Object.keys(titles) as (keyof typeof titles)[];

const EveryMovement = () => (
  <>
    {groups.map((group) => (
      <section key={group} className={cards.group}>
        <h2 className={cards.title}>{titles[group]}</h2>
        <ul className={cards.grid}>
          {movements[group].map((movement) => (
            <MovementCard key={movement.name} movement={movement} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

/**
 * All that moves on the site, in small. Times and curves are those of the style sheets; a test holds
 * them together, and fails when something new moves that is not listed here.
 */
export const EveryMovementOfTheSite: Story = {
  name: 'Every Movement of the Site',
  render: () => <EveryMovement />,
  play: async ({ canvas }) => {
    const play = canvas.queryByRole('button', { name: 'Play: The comb grows' });
    if (!play) return;
    await userEvent.click(play);
    const card = play.closest('li');
    const running = card?.getAnimations({ subtree: true }) ?? [];
    // Four teeth after four: what starts last ends last.
    await expect(running).toHaveLength(4);
    await expect(running[0]?.effect?.getTiming().duration).toBe(900);
    await expect(play).toHaveAccessibleName('Stop: The comb grows');
    for (const animation of running) animation.finish();
    await expect(await canvas.findByRole('button', { name: 'Play: The comb grows' })).toBeVisible();
  },
};

/** Who asks for less motion has nothing to play. */
export const EveryMovementReduced: Story = {
  tags: ['!autodocs'],
  globals: { motion: 'reduced' },
  render: () => <EveryMovement />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
  },
};
