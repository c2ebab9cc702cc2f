import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PropsWithChildren, useEffect } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { TextLink } from '../TextLink/TextLink';
import { ScrollToTopButton } from './ScrollToTopButton';

/** Scrolls and fires the event, which browsers skip in a background page that draws no frames. */
function jumpTo(top: number): void {
  scrollTo({ top, behavior: 'instant' });
  dispatchEvent(new Event('scroll'));
}

/** A long page that opens scrolled down, as the button is hidden at the top. */
function LongPage({ children }: PropsWithChildren) {
  useEffect(() => jumpTo(900), []);
  return (
    <main style={{ height: '150rem', padding: '1.5rem' }}>
      <TextLink href="#first">First link</TextLink>
      <p style={{ marginTop: '100rem', textAlign: 'right' }}>
        <TextLink href="#last">Last link</TextLink>
      </p>
      {children}
    </main>
  );
}

export default {
  title: 'Actions/ScrollToTopButton (back to top, floating)',
  id: 'components-scrolltotopbutton',
  component: ScrollToTopButton,
  parameters: {
    ...contract({
      code: '<ScrollToTopButton label="Back to top" />',
      purpose: 'The way back up a long page.',
      do: ['Put it last in the page.'],
      dont: ['Use it on short pages.', 'Put anything but a message in that corner.'],
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '24rem' } },
  },
  args: { label: 'Back to top' },
  decorators: (Story) => (
    <LongPage>
      <Story />
    </LongPage>
  ),
} satisfies Meta<typeof ScrollToTopButton>;
type Story = StoryObj<typeof ScrollToTopButton>;

/** The button is shown beyond 300 pixels only. */
export const Appears: Story = {
  play: async ({ canvas }) => {
    jumpTo(300);
    await expect(canvas.queryByRole('button')).toBeNull();
    jumpTo(301);
    await canvas.findByRole('button', { name: 'Back to top' });
    jumpTo(300);
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    jumpTo(900);
    await canvas.findByRole('button');
  },
};

/** Enter goes to the top; the next Tab reaches the first control there. */
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

/** An element focused behind the button is scrolled clear of it. */
export const HidesNoFocus: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Last link' });
    const bottom = () => link.getBoundingClientRect().bottom;
    jumpTo(scrollY + bottom() - innerHeight + 20);
    const button = await canvas.findByRole('button');
    const { top } = button.getBoundingClientRect();
    await expect(bottom()).toBeGreaterThan(top);
    link.focus();
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(top));
  },
};
