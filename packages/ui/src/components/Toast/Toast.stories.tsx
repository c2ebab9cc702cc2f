import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button';
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

const invalid: ToastMessage = {
  tone: 'destructive',
  title: 'Invalid revenue amount',
  description: 'Please enter a valid number for revenue.',
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

const meta = {
  title: 'Feedback/Toast (notification, snackbar, alert)',
  id: 'components-toast',
  component: ToastProvider,
  parameters: { contract, docs: { story: { inline: false, height: '26rem' } } },
  args: { children: <Senders /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  },
};

export const Several: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Missing', 'Invalid', 'Estimated']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
};

/** The same message again takes the place of its first showing. */
export const Repeated: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Missing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Missing' }));
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
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

/** Escape closes the focused message and gives the focus back to where it came from. */
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
