import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion, type AccordionProps } from './Accordion';
import { contract } from './Accordion.contract';

const items = [
  {
    id: 'sources',
    question: 'Where do the prices come from?',
    answer:
      'From service menus that salons publish themselves: their websites, booking pages and listings. We line services up so that like is compared with like, and keep the history.',
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
];

const meta = {
  title: 'Content/Accordion (FAQ, disclosure)',
  id: 'components-accordion',
  component: Accordion,
  parameters: { contract },
  args: { items },
  argTypes: {
    exclusive: { control: 'boolean', description: 'At most one item is open at a time.' },
    headingLevel: { control: 'inline-radio', options: [2, 3, 4] },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const answerTo = (id: string) => document.getElementById(id);

/** Several items may be open at once; a click opens, a second one closes. */
export const Independent: Story = {
  play: async ({ canvas }) => {
    await expect(answerTo('sources')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Where do the prices come from?'));
    await userEvent.click(canvas.getByText('Which kinds of salon do you cover?'));
    await waitFor(() => expect(answerTo('sources')).toBeVisible());
    await waitFor(() => expect(answerTo('kinds')).toBeVisible());
    await userEvent.click(canvas.getByText('Where do the prices come from?'));
    await waitFor(() => expect(answerTo('sources')).not.toBeVisible());
    await expect(answerTo('kinds')).toBeVisible();
  },
};

/** Opening one closes the other; a click on the open one closes it too. */
export const OneAtATime: Story = {
  args: { exclusive: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Where do the prices come from?'));
    await waitFor(() => expect(answerTo('sources')).toBeVisible());
    await userEvent.click(canvas.getByText('Can I cancel whenever I like?'));
    await waitFor(() => expect(answerTo('cancel')).toBeVisible());
    await waitFor(() => expect(answerTo('sources')).not.toBeVisible());
    await userEvent.click(canvas.getByText('Can I cancel whenever I like?'));
    await waitFor(() => expect(answerTo('cancel')).not.toBeVisible());
  },
};

export const OpenAtFirst: Story = {
  args: { defaultValue: ['sources'] },
  play: async () => {
    await expect(answerTo('sources')).toBeVisible();
    await expect(answerTo('kinds')).not.toBeVisible();
  },
};

/** An address that ends in an item's id opens it. */
export const OpenedByAddress: Story = {
  play: async () => {
    location.hash = 'cancel';
    await waitFor(() => expect(answerTo('cancel')).toBeVisible());
    await expect(answerTo('sources')).not.toBeVisible();
    history.replaceState(null, '', location.pathname + location.search);
  },
};

export const WithHeadings: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(items.length);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = canvas.getByText('Where do the prices come from?').closest('summary');
    await expect(summary).toHaveFocus();
    await expect(summary && getComputedStyle(summary).outlineStyle).toBe('solid');
    await expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

/** Its owner keeps what is open, and never opens the last item. */
function Chooser(props: AccordionProps) {
  const [value, setValue] = useState<readonly string[]>(['sources']);
  const choose = (asked: readonly string[]) => {
    props.onValueChange?.(asked);
    if (!asked.includes('cancel')) setValue(asked);
  };
  return <Accordion {...props} value={value} onValueChange={choose} />;
}

/** What the owner does not accept stays closed, however it was asked for. */
export const Controlled: Story = {
  args: { exclusive: true, onValueChange: fn() },
  render: (args) => <Chooser {...args} />,
  play: async ({ args, canvas }) => {
    await expect(answerTo('sources')).toBeVisible();
    await userEvent.click(canvas.getByText('Which kinds of salon do you cover?'));
    await waitFor(() => expect(answerTo('kinds')).toBeVisible());
    await waitFor(() => expect(answerTo('sources')).not.toBeVisible());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['kinds']);
    location.hash = 'cancel';
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['cancel']));
    await waitFor(() => expect(answerTo('cancel')).not.toBeVisible());
    await expect(answerTo('kinds')).toBeVisible();
    await userEvent.click(canvas.getByText('Which kinds of salon do you cover?'));
    await waitFor(() => expect(answerTo('kinds')).not.toBeVisible());
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    history.replaceState(null, '', location.pathname + location.search);
  },
};
