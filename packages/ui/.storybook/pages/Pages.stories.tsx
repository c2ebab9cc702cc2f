import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { answer } from '../../../../apps/site/src/storybook/answer';
import { loadPage, PageAt } from '../../../../apps/site/src/storybook/page-at';

/** Pages of the site, whole and as they are: its sections, its words, its figures. */
const meta = {
  title: 'Pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void spyOn(globalThis, 'fetch').mockImplementation(answer),
  loaders: [({ parameters: { address } }) => loadPage(address.replace(/\?.*/, ''))],
  render: (_, { parameters: { address } }) => <PageAt address={address} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { parameters: { address: '/' } };

export const About: Story = { parameters: { address: '/about' } };

export const Calculator: Story = { parameters: { address: '/inflation-calculator' } };

export const CalculatorWithResult: Story = {
  parameters: { address: '/inflation-calculator?date=06/2022&annualRevenue=500000' },
};

export const Guides: Story = { parameters: { address: '/guides' } };

export const Guide: Story = { parameters: { address: '/guides/price-optimization' } };

export const Changelog: Story = { parameters: { address: '/changelog' } };

export const Legal: Story = { parameters: { address: '/terms' } };

export const NotFound: Story = { parameters: { address: '/nowhere' } };
