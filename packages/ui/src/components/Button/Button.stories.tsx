import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { type LinkProps, LinkProvider } from '../Link/Link';
import { Button } from './Button';

export default {
  title: 'Actions/Button (states, hover, CTA, call to action, submit)',
  id: 'components-button',
  component: Button,
  // Logging an event would log the window, and so read properties that Storybook has deprecated.
  parameters: {
    ...contract({
      purpose:
        'Starts something, or leads to where it starts. The swing tag of the house: two cut corners and a punched hole.',
      do: [
        {
          says: 'Begin the label with a verb: Calculate, Start, Choose.',
          props: { children: 'Calculate Your Loss' },
        },
        'Keep one lacquer button in a view, beside the one in the header.',
        'Give it an href when it leads somewhere: it becomes a link and looks the same.',
        'Use paper or lacquer on night.',
      ],
      dont: [
        'Use ink on night or deep: in light its tag disappears, and a bare label is left.',
        'Disable it. Let it answer with what is missing.',
        {
          says: 'Set it busy without changing its label.',
          props: { busy: true, children: 'Calculate Your Loss' },
        },
        { says: 'Put an icon in place of the words.', props: { children: '→' } },
      ],
      whenNot: [
        ['It leads on from a sentence', 'A TextLink', 'components-textlink--docs'],
        ['It shows another view of the same', 'Tabs', 'components-tabs--docs'],
        ['It turns something on or off with its form', 'A Checkbox', 'components-checkbox--docs'],
      ],
      control: 'button',
      face: 'before',
      keys: { 'Enter, Space': 'Presses it. A link answers to Enter alone.' },
      backgrounds: ['page', 'wash', 'hero', 'bright', 'deep', 'night'],
    }),
    actions: { disable: true },
  },
  args: { children: 'Start Growing Now', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'ink', 'paper'] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
    block: { control: 'boolean' },
    busy: { control: 'boolean' },
    href: { control: 'text', description: 'Makes it a link.' },
    onClick: { table: { type: { summary: '(event: MouseEvent) => void' } } },
    type: { control: 'inline-radio', options: ['button', 'submit', 'reset'] },
  },
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};
export const Ink: Story = { args: { variant: 'ink', children: 'Calculate Your Loss' } };
export const Paper: Story = { args: { variant: 'paper' } };
export const Small: Story = { args: { size: 'sm' } };
export const Block: Story = { args: { block: true, children: 'Calculate' } };

/** Tab focuses the button, with a solid ring outside the tag. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
  },
};

/** A busy button keeps the focus, shows its new label and ignores clicks. */
export const Busy: Story = {
  args: { busy: true, children: 'Calculating...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Calculating...' });
    button.focus();
    await expect(button).toHaveFocus();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const navigate = fn();

/** A stub of a router's link. */
const RouterLink = ({ href, onClick, ...rest }: LinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
};

/** With an `href` it is a link. While it is busy, neither a click nor Enter leads anywhere. */
export const BusyWithHref: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    navigate.mockClear();
  },
  render: () => (
    <LinkProvider component={RouterLink}>
      <Button href="/ready">Ready</Button>{' '}
      <Button href="/busy" busy>
        Busy
      </Button>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      const link = canvas.getByRole('link', { name });
      link.click();
      link.focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Busy');
    await expect(navigate).not.toHaveBeenCalled();
    await press('Ready');
    await expect(navigate.mock.calls).toEqual([['/ready'], ['/ready']]);
  },
};
