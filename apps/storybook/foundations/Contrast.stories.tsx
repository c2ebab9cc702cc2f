import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Button, Card, Leader, Note, PlanCard } from '../../../packages/ui/src/all';
import { CombBar } from '../../../packages/ui/src/components/DataTable/CombBar';
import planCard from '../../../packages/ui/src/components/PlanCard/PlanCard.stories';
import {
  type ContrastPair,
  contrast,
  contrastPairs,
} from '../../../packages/ui/src/styles/contrast';
import { themes } from '../../../packages/ui/src/styles/tokens';
import { checkedWith, withForcedColors } from '../../../packages/ui/stories/real-browser';
import { Copy } from '../docs/Copy';
import { halves } from '../docs/page.css';
import { Table } from '../docs/Table';
import * as styles from './foundations.css';

export default {
  title: 'Foundations/Contrast (pairs of colors, forced colors)',
  id: 'foundations-contrast',
  tags: ['!autodocs'],
} satisfies Meta;

/** Contrast ratios of a pair in both themes, drawn in its colors. */
const samplesOf = ({ front, back }: ContrastPair) =>
  (['light', 'dark'] as const).map((scheme) => (
    <span
      key={scheme}
      className={styles.sample}
      style={{ background: themes[scheme][back], color: themes[scheme][front] }}
    >
      {contrast(themes[scheme][front], themes[scheme][back]).toFixed(2)}
    </span>
  ));

/** A pair to copy, and its samples. */
function rowOf(pair: ContrastPair) {
  const { front, back } = pair;
  const css = `background: var(--tc-color-${back}); color: var(--tc-color-${front});`;
  return [
    <Copy key="name" text={css}>
      {`${front} on ${back}`}
    </Copy>,
    ...samplesOf(pair),
  ];
}

export const Pairs: StoryObj = {
  render: () => (
    <div className={halves}>
      {Array.from(
        Map.groupBy(contrastPairs, ({ atLeast }) => atLeast),
        ([atLeast, pairs]) => (
          <div key={atLeast}>
            <h3>Needs {atLeast}</h3>
            <Table headings={['Pair', 'Light', 'Dark']} rows={pairs.map(rowOf)} />
          </div>
        ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ink on bg' }));
    await expect(write).toHaveBeenCalledWith(
      'background: var(--tc-color-bg); color: var(--tc-color-ink);',
    );
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
};

const outlined = ({ borderTopStyle, borderTopWidth }: CSSStyleDeclaration) =>
  `${borderTopStyle} ${borderTopWidth}`;

export const Forced: StoryObj = {
  render: () => (
    <div className={styles.shapes}>
      <Button>Calculate</Button>
      <Card>Raised</Card>
      <Note>An aside</Note>
      <p className={styles.priceRow}>
        Haircut <Leader data-testid="leader" /> $148
      </p>
      <div className={styles.priceRow} data-testid="bar">
        <CombBar value={1} max={2} />
      </div>
      <div className={styles.hung}>
        <PlanCard {...planCard.args} />
      </div>
    </div>
  ),
  parameters: checkedWith('forced colors'),
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('article').firstElementChild;
    const named = ['Raised', 'An aside'].map((name) => canvas.getByText(name));
    const shapes = [canvas.getByRole('button'), ...named, tag];
    const tooth = canvas.getByTestId('bar').querySelector('line');
    await withForcedColors(async () => {
      for (const shape of shapes) {
        await expect(shape && outlined(getComputedStyle(shape))).toBe('solid 1px');
      }
      await expect(getComputedStyle(canvas.getByRole('button'), '::before').content).toBe('none');
      const { borderBottomStyle, color } = getComputedStyle(canvas.getByTestId('leader'));
      await expect(borderBottomStyle).toBe('dotted');
      await expect(tooth && getComputedStyle(tooth).stroke).toBe(color);
    });
  },
};
