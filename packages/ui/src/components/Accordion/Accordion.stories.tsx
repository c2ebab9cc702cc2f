import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Accordion, type AccordionProps } from './Accordion';

const code = `<Accordion
  items={[
    {
      id: 'cancel',
      question: 'Can I cancel whenever I like?',
      answer: <p>Yes. No contracts, no notice period.</p>,
    },
  ]}
/>`;

export default {
  title: 'Content/Accordion (FAQ, disclosure, collapse, expander, details)',
  id: 'components-accordion',
  component: Accordion,
  parameters: contract({
    code,
    purpose: 'Questions with their answers folded away beneath them.',
    do: [
      'Use it when each reader has only a few of the questions.',
      'Give it headingLevel where the questions belong in the outline.',
    ],
    dont: ['Use exclusive where readers compare answers.'],
    whenNot: [
      ['Everyone must read it, such as a price', 'Prose', 'components-prose--docs'],
      ['One of a few views is always open', 'Tabs', 'components-tabs--docs'],
    ],
    control: 'summary',
    keys: {
      Tab: 'Goes from question to question.',
      'Enter, Space': 'Opens a question and closes it.',
    },
  }),
  args: {
    items: [
      {
        id: 'sources',
        question: 'Where do the prices come from?',
        answer: 'From service menus that salons publish themselves: their websites and listings.',
      },
      {
        id: 'kinds',
        question: 'Which kinds of salon do you cover?',
        answer: 'Hair, barber, nails, brow and lash, med spa, wax, massage, tanning and skin care.',
      },
      {
        id: 'cancel',
        question: 'Can I cancel whenever I like?',
        answer: <p>Yes. No contracts, no notice period.</p>,
      },
    ],
  },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
} satisfies Meta<typeof Accordion>;
type Story = StoryObj<typeof Accordion>;

/** Leaves a story out of the docs page, which already shows the same look. */
const looksAlike: Story = { tags: ['!autodocs'] };

const answerTo = (id: string) => document.getElementById(id);
const opens = (id: string) => waitFor(() => expect(answerTo(id)).toBeVisible());
const closes = (id: string) => waitFor(() => expect(answerTo(id)).not.toBeVisible());

const forgetAddress = () => history.replaceState(null, '', location.pathname + location.search);

/** A click opens a question and the next one closes it; the others stay as they are. */
export const Independent: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Where do the prices come from?'));
    await userEvent.click(canvas.getByText('Which kinds of salon do you cover?'));
    await opens('sources');
    await opens('kinds');
    await userEvent.click(canvas.getByText('Where do the prices come from?'));
    await closes('sources');
    await expect(answerTo('kinds')).toBeVisible();
  },
};

/** Exclusive items: at most one is open; a click on the open one closes it. */
export const OneAtATime: Story = {
  ...looksAlike,
  args: { exclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Where do the prices come from?'));
    await opens('sources');
    await userEvent.click(canvas.getByText('Can I cancel whenever I like?'));
    await opens('cancel');
    await closes('sources');
    await userEvent.click(canvas.getByText('Can I cancel whenever I like?'));
    await closes('cancel');
  },
};

export const OpenAtFirst: Story = { args: { defaultValue: ['sources'] } };

/** An address that ends in an id opens that item. */
export const OpenedByAddress: Story = {
  play: async () => {
    location.hash = 'cancel';
    await opens('cancel');
    await expect(answerTo('sources')).not.toBeVisible();
    forgetAddress();
  },
};

/** Tab reaches each question, a heading of the given rank, with a visible ring. */
export const ReachedByTab: Story = {
  ...looksAlike,
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    const summary = first?.closest('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await expect(summary && getComputedStyle(summary).outlineStyle).toBe('solid');
  },
};

/** An owner that keeps the open items, and refuses to open the last one. */
function Chooser(props: AccordionProps) {
  const [value, setValue] = useState<readonly string[]>(['sources']);
  const choose = (asked: readonly string[]) => {
    props.onValueChange?.(asked);
    if (!asked.includes('cancel')) setValue(asked);
  };
  return <Accordion {...props} value={value} onValueChange={choose} />;
}

/**
 * An item that the owner refuses stays closed, after a click, a key or a new address.
 */
export const Controlled: Story = {
  ...looksAlike,
  args: { exclusive: true, onValueChange: fn() },
  render: (args) => <Chooser {...args} />,
  play: async ({ args, canvas }) => {
    await expect(answerTo('sources')).toBeVisible();
    await userEvent.click(canvas.getByText('Which kinds of salon do you cover?'));
    await opens('kinds');
    await closes('sources');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kinds']);
    location.hash = 'cancel';
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['cancel']));
    await closes('cancel');
    await expect(answerTo('kinds')).toBeVisible();
    await userEvent.click(canvas.getByText('Which kinds of salon do you cover?'));
    await closes('kinds');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    forgetAddress();
  },
};
