import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Container, Section } from '../../all';
import { PlanCard, type PlanCardProps, PlanRail } from './PlanCard';

const action = { label: 'Start Growing Now', href: 'https://example.com/early-access' };
const recruits = (value: string) => ({ id: 'recruits', label: 'Recruits/month', value });
const competitors = (value: string) => ({ id: 'competitors', label: 'Competitors', value });
const prices = { id: 'prices', label: 'Local prices' };

const plans: readonly PlanCardProps[] = [
  {
    name: 'Market Aware',
    price: '$25',
    period: '/month',
    billing: 'billed yearly: $300',
    description: 'Know where your prices stand.',
    features: [recruits('10'), prices, competitors('3')],
    action,
  },
  {
    name: 'Competitive Edge',
    price: '$50',
    period: '/month',
    billing: 'billed yearly: $600',
    description: 'Know when a rival changes a price.',
    features: [recruits('20'), { id: 'alerts', label: 'Prices and alerts' }, competitors('5')],
    popularLabel: 'Most popular',
    tone: 'red',
    action,
  },
  {
    name: 'Market Leader',
    price: '$100',
    period: '/month',
    billing: 'billed yearly: $1,200',
    description: 'For owners who are always hiring.',
    features: [recruits('50'), prices, competitors('10'), { id: 'support', label: 'Support' }],
    tone: 'amber',
    action,
  },
];

const code = `<PlanRail>
  <PlanCard
    name="Market Aware"
    price="$25"
    period="/month"
    billing="billed yearly: $300"
    description="Know where your prices stand."
    features={[
      { id: 'recruits', label: 'Recruits/month', value: '10' },
      { id: 'prices', label: 'Local prices' },
    ]}
    action={{ label: 'Start Growing Now', href: '/start' }}
  />
</PlanRail>`;

export default {
  title: 'Content/PlanCard (pricing, plans, PlanRail, tiers)',
  id: 'components-plancard',
  component: PlanCard,
  subcomponents: { PlanRail },
  parameters: {
    ...contract({
      code,
      purpose: 'One plan and its price, on a tag that hangs by a string from a rail.',
      do: [
        'Hang two or three plans on the rail, by price.',
        'Write features with the same words on every tag.',
        'Give red to the popular plan alone.',
      ],
      styles: ['PlanCard', 'PlanRail'],
      dont: [
        'Turn the order around to push a plan forward: give it the badge.',
        'Round the price here and not elsewhere.',
      ],
    }),
    layout: 'fullscreen',
    screen: 'desktop',
  },
  args: plans[0] as PlanCardProps, // there are three
  // Controls change the first plan.
  render: (args) => (
    <PlanRail>
      {plans.map((plan, at) => (
        <PlanCard key={plan.price} {...(at === 0 ? args : plan)} />
      ))}
    </PlanRail>
  ),
  decorators: (Story) => (
    <Section background="deep" aria-label="Plans">
      <Container>
        <Story />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof PlanCard>;
type Story = StoryObj<typeof PlanCard>;

/** Visual, reading and tab order follow the price: side by side, and stacked below 1024 pixels. */
export const OnTheRail: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Market Aware', 'Competitive Edge', 'Market Leader']);
    const boxes = canvas.getAllByRole('article').map((one) => one.getBoundingClientRect());
    const starts = boxes.map((box) => (innerWidth < 1024 ? box.top : box.left));
    await expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
    for (const { right } of boxes) await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Narrowest: Story = {
  ...OnTheRail,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrowest' } },
};
