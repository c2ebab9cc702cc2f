import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container';
import { Section } from '../Section';
import { PlanCard } from './PlanCard';
import { contract } from './PlanCard.contract';
import { PlanRail } from './PlanRail';
import { plans } from './specimens';

const [plain, red, amber] = plans;
if (!plain || !red || !amber) throw new Error('Three plans are expected.');

const meta = {
  title: 'Content/PlanCard (price card, pricing)',
  id: 'components-plancard',
  component: PlanCard,
  parameters: { contract, layout: 'fullscreen' },
  args: plain,
  render: (args) => (
    <Section background="deep" aria-label="Plans">
      <Container>
        <PlanRail>
          <PlanCard {...args} />
        </PlanRail>
      </Container>
    </Section>
  ),
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Market Aware' })).toBeVisible();
    await expect(canvas.getByText('$25').parentElement).toHaveTextContent('$25/month');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const link = canvas.getByRole('link', { name: 'Start Growing Now' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const Popular: Story = {
  args: red,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MOST POPULAR')).toBeVisible();
  },
};

export const Honey: Story = { args: amber };

export const BilledYearly: Story = {
  args: { billing: 'billed yearly: $300' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('billed yearly: $300')).toBeVisible();
  },
};
