import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { checkedWith, withForcedColors, withReducedMotion } from '../../../stories/real-browser';
import * as icons from '../Icons';
import { ChipStrip, type ChipStripItem } from './ChipStrip';

const categories: readonly ChipStripItem[] = [
  { id: 'hair', label: 'Hair', tone: 'rose', icon: <icons.IconHair /> },
  { id: 'barber', label: 'Barber', tone: 'aqua', icon: <icons.IconBarber /> },
  { id: 'nails', label: 'Nails', tone: 'red', icon: <icons.IconNails /> },
  { id: 'brow-lash', label: 'Brow & Lash', tone: 'amber', icon: <icons.IconBrowLash /> },
  { id: 'med-spa', label: 'Med Spa', tone: 'green', icon: <icons.IconMedSpa /> },
  { id: 'wax', label: 'Wax', tone: 'yellow', icon: <icons.IconWax /> },
  { id: 'well-being', label: 'Well-being', tone: 'teal', icon: <icons.IconWellBeing /> },
  { id: 'massage', label: 'Massage', tone: 'beige', icon: <icons.IconMassage /> },
  { id: 'tanning', label: 'Tanning', tone: 'dark', icon: <icons.IconTanning /> },
  { id: 'skin-care', label: 'Skin Care', tone: 'peach', icon: <icons.IconSkinCare /> },
];

const code = `<ChipStrip
  label="Categories we cover"
  items={[
    { id: 'hair', label: 'Hair', tone: 'rose', icon: <IconHair /> },
    { id: 'barber', label: 'Barber', tone: 'aqua', icon: <IconBarber /> },
  ]}
  pauseLabel="Pause the categories"
/>`;

export default {
  title: 'Content/ChipStrip (chips, marquee, ticker)',
  id: 'components-chipstrip',
  component: ChipStrip,
  parameters: {
    ...contract({
      code,
      purpose: 'Shows in passing how many kinds of salon there are.',
      do: ['Put it where nothing has to be read in a hurry.'],
      dont: ['Use two on a page.', 'Put in it what is found nowhere else.'],
      keys: {
        Space: 'Stops the row and starts it.',
        Tab: 'Holds it still while it has the focus.',
      },
    }),
    layout: 'fullscreen',
  },
  args: { label: 'Categories we cover', items: categories, pauseLabel: 'Pause the categories' },
} satisfies Meta<typeof ChipStrip>;
type Story = StoryObj<typeof ChipStrip>;

/** Animations of the two lists, one each. */
const animationsIn = (element: Element) =>
  element.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation);

const states = (element: Element) => animationsIn(element).map(({ playState }) => playState);

/** The list is read once, though it is shown twice. Under forced colors, each chip has a border. */
export const Moving: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Categories we cover' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(categories.length);
    await expect(states(row)).toEqual(['running', 'running']);
    await withForcedColors(async () => {
      const [chip] = canvas.getAllByRole('listitem');
      await expect(chip && getComputedStyle(chip).borderTopStyle).toBe('solid');
    });
  },
};

/** Each list is at least as wide as the screen, and the second continues the first without a gap. */
export const WithoutGap: Story = {
  args: { items: categories.slice(0, 2) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    const [first, second] = [...row.querySelectorAll('ul')].map((list) =>
      list.getBoundingClientRect(),
    );
    await expect(first?.width).toBeGreaterThanOrEqual(row.clientWidth - 9);
    await expect(second?.left).toBeCloseTo(first?.right ?? 0, 0);
  },
};

/**
 * The checked box stops the row (WCAG 2.2.2), without JavaScript too; Space starts it again at once.
 */
export const Paused: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    const box = canvas.getByRole('checkbox', { name: 'Pause the categories' });
    await userEvent.click(box);
    box.blur();
    await expect(states(row)).toEqual(['paused', 'paused']);
    await expect(getComputedStyle(row).overflowX).toBe('auto');
    row.scrollLeft = 40;
    box.focus();
    await userEvent.keyboard(' ');
    await expect(states(row)).toEqual(['running', 'running']);
    await expect(getComputedStyle(row).overflowX).toBe('clip');
  },
};

/** Focus pauses the row, which can then be scrolled. */
export const HeldByFocus: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    await userEvent.tab();
    await expect(row).toHaveFocus();
    await expect(getComputedStyle(row).overflowX).toBe('auto');
    await expect(getComputedStyle(row).outlineStyle).toBe('solid');
    for (const state of states(row)) await expect(state).toBe('paused');
    row.blur();
    for (const state of states(row)) await expect(state).toBe('running');
  },
};

/** Under reduced motion the row scrolls by hand, and there is no checkbox. */
export const LessMovement: Story = {
  tags: ['!autodocs'],
  parameters: checkedWith('less motion'),
  play: ({ canvas }) =>
    withReducedMotion(async () => {
      const row = canvas.getByRole('group');
      await expect(animationsIn(row)).toEqual([]);
      await expect(getComputedStyle(row).overflowX).toBe('auto');
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(row.querySelectorAll('ul')[1]).not.toBeVisible();
    }),
};
