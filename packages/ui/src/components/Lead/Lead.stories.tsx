import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../Section';
import { Lead } from './Lead';
import { contract } from './Lead.contract';

const meta = {
  title: 'Content/Lead (intro, standfirst)',
  id: 'components-lead',
  component: Lead,
  parameters: { contract },
  args: { children: 'Two numbers in, one number out. Tell us what you take in a year.' },
} satisfies Meta<typeof Lead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterHeading: Story = {
  play: async ({ canvas, args }) => {
    const lead = canvas.getByText(String(args.children));
    await expect(Number.parseFloat(getComputedStyle(lead).fontSize)).toBeGreaterThan(17);
    await expect(lead.tagName).toBe('P');
    await expect(lead).not.toHaveAttribute('role');
  },
};

export const LongText: Story = {
  args: {
    children:
      'Two numbers in, one number out. Tell us what you take in a year and when you last changed your prices, and we tell you what the same chair, the same hour and the same color would have to bring in today.',
  },
  parameters: { screen: 'desktop' },
  play: async ({ canvas }) => {
    const lead = canvas.getByText(/^Two numbers/);
    const em = Number.parseFloat(getComputedStyle(lead).fontSize);
    await expect(lead.clientWidth).toBeLessThanOrEqual(Math.ceil(38 * em));
    await expect(lead.clientHeight).toBeGreaterThan(2 * em);
  },
};

/** Another background, another second color; axe holds it to 4.5. */
export const OnHoney: Story = {
  render: (args) => (
    <>
      <Lead>On the page</Lead>
      <Section background="bright" aria-label="Example">
        <Lead {...args} />
      </Section>
    </>
  ),
  play: async ({ canvas, args }) => {
    const [page, honey] = ['On the page', String(args.children)].map(
      (text) => getComputedStyle(canvas.getByText(text)).color,
    );
    await expect(honey).not.toBe(page);
  },
};
