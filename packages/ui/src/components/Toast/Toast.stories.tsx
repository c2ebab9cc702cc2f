import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Button } from '../Button/Button';
import { Toast } from './Toast';
import { ToastList, ToastProvider, useToast } from './ToastProvider';
import type { ToastMessage } from './toast-list';

/** Messages by the name of the button that shows them. */
const messages = {
  Save: {
    tone: 'success',
    title: 'Prices saved',
    description: 'Your menu has 12 new prices from January on.',
  },
  Estimated: {
    tone: 'neutral',
    title: 'Using estimated inflation data',
    description:
      "We couldn't connect to our inflation service. Showing approximate values based on historical inflation rates.",
  },
  Failed: {
    tone: 'destructive',
    title: 'Prices not saved',
    description: 'You are offline. They stay here until you are back.',
  },
} as const satisfies Record<string, ToastMessage>;

/** A message that its button says, too. */
const copied = { tone: 'success', title: 'Link copied', announced: 'off' } as const;
const sent = { ...messages, Copied: copied };

function Senders() {
  const { show } = useToast();
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {Object.entries(sent).map(([name, message]) => (
        <Button key={name} size="sm" onClick={() => show(message)}>
          {name}
        </Button>
      ))}
    </p>
  );
}

const removed = (undo: () => void): ToastMessage => ({
  tone: 'success',
  title: 'Service removed',
  description: 'Balayage is off your menu.',
  action: { label: 'Undo', onClick: undo },
});

function RemovableService() {
  const { show } = useToast();
  const [isRemoved, setRemoved] = useState(false);
  const remove = () => {
    setRemoved(true);
    show(removed(() => setRemoved(false)));
  };
  return (
    <>
      <Button onClick={remove}>Remove</Button>
      <p>{isRemoved ? 'Your menu is empty.' : 'Balayage, $185'}</p>
    </>
  );
}

const code = `import { useState } from 'react';

function Service() {
  const { show } = useToast();
  const [isRemoved, setRemoved] = useState(false);
  const remove = () => {
    setRemoved(true);
    show({
      tone: 'success',
      title: 'Service removed',
      description: 'Balayage is off your menu.',
      action: { label: 'Undo', onClick: () => setRemoved(false) },
    });
  };
  return isRemoved ? <p>Your menu is empty.</p> : <Button onClick={remove}>Remove</Button>;
}

/** The provider stands once, around the app. */
export const App = () => (
  <ToastProvider>
    <Service />
  </ToastProvider>
);`;

export default {
  title: 'Feedback/Toast (alert, notification, snackbar, danger, success, undo)',
  id: 'components-toast',
  component: ToastProvider,
  parameters: contract({
    code,
    purpose:
      'Says what happened to something that the visitor started, and goes. Not for what must stay: a wrong entry, a warning, a question, an answer.',
    also: ['ToastList', 'useToast'],
    do: [
      'Use success for what was done, destructive for what failed, neutral for what only differs.',
      'Say what happens now, not only what went wrong.',
    ],
    dont: [
      'Leave it at “something went wrong”.',
      'Carry a form’s errors in it: each stands at its Field, and nowhere else.',
      'Put what must be read in it alone: it goes away.',
      'Put an action in it that is found nowhere else.',
    ],
    whenNot: [
      ['An entry is wrong or missing', 'The error of its Field', 'components-field--docs'],
      ['A form has several errors', 'One at each Field', 'patterns--docs#form-errors'],
      ['It stays true: a limit, a warning', 'A Note beside it', 'components-note--docs'],
      ['It takes a while', 'A busy Button', 'components-button--docs#states-and-tokens'],
      ['It is the answer to a form', 'A ResultPanel', 'components-resultpanel--docs'],
      ['It must be confirmed', 'Undo, or a question in the page', 'not-in-the-system--docs'],
      ['The page shows it anyway', 'Nothing'],
    ],
    keys: { Escape: 'Closes the message that holds the focus, and goes back to where it was.' },
  }),
  tags: ['!autodocs'],
  args: { children: <Senders /> },
} satisfies Meta<typeof ToastProvider>;
type Story = StoryObj<typeof ToastProvider>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Sends a message and points at it, so that it stays until it is dismissed. */
async function send(canvas: Canvas, name: keyof typeof sent): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name }));
  await userEvent.hover(canvas.getByText(sent[name].title));
}

/** A message that stays, in a look of its own. */
const look = (message: ToastMessage): Story => ({
  tags: ['autodocs'],
  argTypes: { placed: { control: false } },
  render: ({ dismissLabel = 'Dismiss' }) => (
    <Toast
      toast={{ id: 0, ...message }}
      dismissLabel={dismissLabel}
      stays
      onDismiss={() => undefined}
    />
  ),
});

// A tag that Storybook reads without running the file, and so makes the page.
export const Success: Story = { ...look(messages.Save), tags: ['autodocs'] };
export const Neutral = look(messages.Estimated);
export const Failure = look(messages.Failed);
export const TitleAlone = look(copied);
export const WithUndo = look(removed(() => undefined));

/**
 * A failure is announced at once, in an alert that is rendered, empty, from the start; one announced
 * elsewhere is only shown. A title is enough.
 */
export const Destructive: Story = {
  play: async ({ canvas }) => {
    const { title, description } = messages.Failed;
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await send(canvas, 'Failed');
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${title} ${description}`);
    await send(canvas, 'Copied');
    await expect(canvas.getByText(copied.title).parentElement).toHaveTextContent(/copied$/);
    for (const role of ['alert', 'status'])
      await expect(canvas.getByRole(role)).not.toHaveTextContent(copied.title);
  },
};

/** News is announced as a status, when the screen reader pauses. */
export const Polite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    for (const name of ['Estimated', 'Save'] as const) {
      await send(canvas, name);
      await expect(canvas.getByRole('status')).toHaveTextContent(messages[name].title);
    }
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** A repeated message replaces the earlier one. */
export const Several: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Failed', 'Estimated', 'Save', 'Failed'] as const) {
      await send(canvas, name);
    }
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
};

/** Tab focuses the action and Enter performs it; the focus then returns to where it came from. */
export const WithAction: Story = {
  args: { children: <RemovableService /> },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.tab();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(getComputedStyle(undo).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Balayage, $185')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(remove).toHaveFocus();
    await userEvent.click(remove);
    await userEvent.hover(canvas.getByText('Service removed'));
  },
};

/** Messages with a place of their own push the page apart and cover nothing. */
export const Placed: Story = {
  args: {
    placed: true,
    children: (
      <>
        <Senders />
        <ToastList />
        <p data-testid="below">Balayage, $185</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await send(canvas, 'Failed');
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    const message = canvas.getByText(messages.Failed.title).closest('[data-toast]');
    const below = canvas.getByTestId('below');
    // Once it has come in.
    await waitFor(() =>
      expect(message?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        below.getBoundingClientRect().top,
      ),
    );
  },
};

/** A message leaves after eight seconds, unless it was pointed at, touched or focused. */
export const LeavesByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Failed' }));
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    canvas.getByRole('button', { name: 'Estimated' }).click();
    await canvas.findByText(messages.Estimated.title);
    const came = performance.now();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), {
      timeout: 10_000,
    });
    await expect(performance.now() - came).toBeGreaterThan(7000);
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.Failed.title);
  },
};

/** Escape closes the focused message; the focus returns to where it came from. */
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    const sender = canvas.getByRole('button', { name: 'Copied' });
    await userEvent.click(sender);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await expect(sender).toHaveFocus();
  },
};

/**
 * A message reached by Shift+Tab from the browser’s own buttons and dismissed moves the focus to the
 * element that had it when the message came.
 */
export const ReachedFromOutside: Story = {
  play: async ({ canvas }) => {
    const sender = canvas.getByRole('button', { name: 'Failed' });
    await userEvent.click(sender);
    sender.blur();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(sender).toHaveFocus();
  },
};
