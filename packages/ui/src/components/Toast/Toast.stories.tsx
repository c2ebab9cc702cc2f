import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../Button';
import { Toast } from './Toast';
import { contract } from './Toast.contract';
import * as styles from './Toast.stories.css';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastMessage } from './toast-list';

const missing: ToastMessage = {
  tone: 'destructive',
  title: 'Missing information',
  description: 'Please enter both revenue and date values.',
};

const estimated: ToastMessage = {
  tone: 'neutral',
  title: 'Using estimated inflation data',
  description:
    "We couldn't connect to our inflation service. Showing approximate values based on historical inflation rates.",
};

const saved: ToastMessage = {
  tone: 'success',
  title: 'Prices saved',
  description: 'Your menu has 12 new prices from January on.',
};

const invalid: ToastMessage = {
  tone: 'destructive',
  title: 'Invalid revenue amount',
  description: 'Please enter a valid number for revenue.',
};

const removed: ToastMessage = {
  tone: 'success',
  title: 'Service removed',
  description: 'Balayage is off your menu.',
};

function Senders() {
  const { show } = useToast();
  return (
    <div className={styles.senders}>
      <Button onClick={() => show(missing)}>Missing</Button>
      <Button onClick={() => show(invalid)}>Invalid</Button>
      <Button onClick={() => show(estimated)}>Estimated</Button>
    </div>
  );
}

function Saver() {
  const { show } = useToast();
  return <Button onClick={() => show(saved)}>Save</Button>;
}

function RemovableService() {
  const { show } = useToast();
  const [isRemoved, setRemoved] = useState(false);
  const remove = () => {
    setRemoved(true);
    show({ ...removed, action: { label: 'Undo', onClick: () => setRemoved(false) } });
  };
  return (
    <div className={styles.senders}>
      <Button onClick={remove}>Remove</Button>
      <p>{isRemoved ? 'Your menu is empty.' : 'Balayage, $185'}</p>
    </div>
  );
}

/** Points at a message, which then stays until it is dismissed. */
const hold = (canvas: ReturnType<typeof within>, { title }: Pick<ToastMessage, 'title'>) =>
  userEvent.hover(canvas.getByText(title));

const meta = {
  title: 'Feedback/Toast (notification, snackbar, alert)',
  id: 'components-toast',
  component: ToastProvider,
  parameters: { contract, docs: { story: { inline: false, height: '26rem' } } },
  args: { children: <Senders /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As they look. They leave after eight seconds; in the stories below they do. */
export const Tones: Story = {
  parameters: { docs: { story: { inline: true, height: 'auto' } } },
  render: () => (
    <div className={styles.tones}>
      {[saved, estimated, missing].map((message, id) => (
        <Toast
          key={message.title}
          toast={{ id, ...message }}
          dismissLabel="Dismiss"
          onDismiss={() => undefined}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
};

/** Both live regions are there before the first message. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Destructive: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Missing' }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(`${missing.title} ${missing.description}`);
    await hold(canvas, missing);
    const { width, height } = canvas
      .getByRole('button', { name: 'Dismiss' })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Estimated' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(estimated.title);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await hold(canvas, estimated);
  },
};

export const Success: Story = {
  args: { children: <Saver /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(saved.title);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await hold(canvas, saved);
  },
};

/** A message may offer one thing to do about it; done, it leaves. */
export const WithAction: Story = {
  args: { children: <RemovableService /> },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.tab();
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(getComputedStyle(undo).outlineStyle).toBe('solid');
    await expect(undo.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Balayage, $185')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(remove).toHaveFocus();
    await userEvent.click(remove);
    await hold(canvas, removed);
  },
};

export const Several: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Missing', 'Invalid', 'Estimated']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    for (const message of [missing, invalid, estimated]) await hold(canvas, message);
  },
};

/** The same message again takes the place of its first showing. */
export const Repeated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Missing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Missing' }));
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
    await hold(canvas, missing);
  },
};

/** The message that has the focus is still there when the other has gone. */
export const LeavesByItself: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Missing' }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Estimated' }).click();
    await canvas.findByText(estimated.title);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), {
      timeout: 10_000,
    });
    await expect(canvas.getByRole('alert')).toHaveTextContent(missing.title);
  },
};

/** Escape closes the message that holds the focus and gives the focus back to where it came from. */
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    const sender = canvas.getByRole('button', { name: 'Estimated' });
    await userEvent.click(sender);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await expect(sender).toHaveFocus();
  },
};

/** Shift+Tab from the browser's own buttons comes from no element of the page. */
export const ReachedFromOutside: Story = {
  play: async ({ canvas }) => {
    const sender = canvas.getByRole('button', { name: 'Missing' });
    await userEvent.click(sender);
    sender.blur();
    canvas.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(sender).toHaveFocus();
  },
};
