import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PullQuote } from './PullQuote';
import { contract } from './PullQuote.contract';

const sentence =
  'A full book is a price signal. It is your clients telling you that you are cheap.';

const meta = {
  title: 'Content/PullQuote (quotation, testimonial)',
  id: 'components-pullquote',
  component: PullQuote,
  parameters: { contract },
  args: { children: sentence },
} satisfies Meta<typeof PullQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSentence: Story = {
  play: async ({ canvas }) => {
    const { borderLeftWidth, fontFamily } = getComputedStyle(canvas.getByText(sentence));
    await expect(borderLeftWidth).toBe('6px');
    await expect(fontFamily).toMatch(/^Imbue/);
    await expect(canvas.getByText(sentence).tagName).toBe('P');
    await expect(canvas.queryByRole('blockquote')).toBeNull();
  },
};

export const Narrowest: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  play: async ({ canvas }) => {
    const quote = canvas.getByText(sentence);
    await expect(quote.scrollWidth).toBeLessThanOrEqual(quote.clientWidth);
    await expect(getComputedStyle(quote).overflowWrap).not.toBe('anywhere');
  },
};
