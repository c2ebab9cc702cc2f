import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PropsWithChildren, useEffect } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextLink } from '../TextLink';
import { ScrollToTopButton } from './ScrollToTopButton';
import { contract } from './ScrollToTopButton.contract';
import * as styles from './ScrollToTopButton.stories.css';

/** A page in the background draws no frames, and is not told that it has been scrolled. */
function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  dispatchEvent(new Event('scroll'));
}

/** A long page, opened where the button is: at its top there is none to see. */
function LongPage({ children }: PropsWithChildren) {
  useEffect(() => jumpTo(900), []);
  return (
    <main className={styles.page}>
      <TextLink href="#first">First link</TextLink>
      <TextLink href="#last" className={styles.atTheRight}>
        Last link
      </TextLink>
      {children}
    </main>
  );
}

const meta = {
  title: 'Actions/ScrollToTopButton (back to top)',
  id: 'components-scrolltotopbutton',
  component: ScrollToTopButton,
  parameters: {
    contract,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: { label: 'Back to top' },
  decorators: [
    (Story) => (
      <LongPage>
        <Story />
      </LongPage>
    ),
  ],
} satisfies Meta<typeof ScrollToTopButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beyond 300 pixels it is there, at 300 and less it is not. */
export const Appears: Story = {
  play: async ({ canvas }) => {
    jumpTo(300);
    await expect(canvas.queryByRole('button')).toBeNull();
    jumpTo(301);
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    jumpTo(300);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    jumpTo(900);
    await canvas.findByRole('button');
  },
};

/** Goes to the top and takes the focus along: the next Tab reaches the first control. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    jumpTo(900);
    const button = await canvas.findByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scrollY).toBe(0));
    await expect(document.body).toHaveFocus();
    await expect(document.body).not.toHaveAttribute('tabindex');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'First link' })).toHaveFocus();
  },
};

/** A control that takes focus behind the button is scrolled clear of it. */
export const CoversNoFocus: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Last link' });
    const top = scrollY + link.getBoundingClientRect().bottom - innerHeight + 20;
    jumpTo(top);
    const button = await canvas.findByRole('button');
    await expect(link.getBoundingClientRect().bottom).toBeGreaterThan(
      button.getBoundingClientRect().top,
    );
    link.focus();
    await waitFor(() =>
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        button.getBoundingClientRect().top,
      ),
    );
  },
};
