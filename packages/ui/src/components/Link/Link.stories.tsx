import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link, type LinkProps, LinkProvider } from './Link';
import { contract } from './Link.contract';

/** Stands for a router's link. */
const RouterLink = (props: LinkProps) => <a data-router {...props} />;

const meta = {
  title: 'Components/Link',
  component: Link,
  subcomponents: { LinkProvider },
  parameters: { contract },
  args: { href: '/guides', children: 'Guides' },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InApp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};

export const External: Story = {
  args: { href: 'https://www.bls.gov/cpi/', target: '_blank', children: 'BLS, CPI' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};

export const WithinThePage: Story = {
  args: { href: '#careers', children: 'Careers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
  },
};
