import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container';
import { Section } from '../Section';
import { PlanCard } from './PlanCard';
import { PlanRail } from './PlanRail';
import { contract } from './PlanRail.contract';
import { plans } from './specimens';

const meta = {
  title: 'Content/PlanRail (price list, pricing)',
  id: 'components-planrail',
  component: PlanRail,
  parameters: { contract, layout: 'fullscreen' },
  args: { children: plans.map((plan) => <PlanCard key={plan.price} {...plan} />) },
  render: (args) => (
    <Section background="deep" aria-label="Plans">
      <Container>
        <PlanRail {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof PlanRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In order of price, for the eye, the ear and the keyboard; stacked below 1024 pixels. */
export const OnTheRail: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Market Aware', 'Competitive Edge', 'Market Leader']);
    const boxes = canvas.getAllByRole('article').map((one) => one.getBoundingClientRect());
    const inOrder = (side: 'left' | 'top') =>
      boxes.every((box, at) => at === 0 || box[side] > (boxes[at - 1]?.[side] ?? 0));
    await expect(inOrder(innerWidth < 1024 ? 'top' : 'left')).toBe(true);
    for (const { right } of boxes) await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

const atWidth = (value: string): Story => ({
  ...OnTheRail,
  tags: ['!autodocs'],
  parameters: { screen: value },
});

export const Desktop: Story = atWidth('desktop');
export const Phone: Story = atWidth('phone');
export const Narrowest: Story = atWidth('narrowest');
