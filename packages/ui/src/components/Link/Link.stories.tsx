import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link, type LinkProps, LinkProvider } from './Link';
import { contract } from './Link.contract';

/** Stands for a router's link. */
const RouterLink = ({ reload = false, ...props }: LinkProps) => (
  <a data-router data-reload={reload} {...props} />
);

const meta = {
  title: 'Actions/Link',
  id: 'components-link',
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
    await expect(canvas.getByRole('link')).toHaveAttribute('data-reload', 'false');
  },
};

/** The app's link is told to load the page anew; a plain anchor does so by itself. */
export const Reloading: Story = {
  args: { href: '/', reload: true, children: 'Home' },
  render: (args) => (
    <>
      <Link {...args} />{' '}
      <LinkProvider component="a">
        <Link {...args} />
      </LinkProvider>
    </>
  ),
  play: async ({ canvas }) => {
    const [inApp, plain] = canvas.getAllByRole('link');
    await expect(inApp).toHaveAttribute('data-reload', 'true');
    await expect(plain?.getAttributeNames()).toEqual(['href']);
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
