import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Contract } from '../../../stories/contract';
import { vars } from '../../styles/contract.css';
import { IconFacebook, IconInstagram, IconLinkedIn } from '../Icons';
import { Footer } from './Footer';

const code = `<Footer
  home={{ href: '/', 'aria-label': 'Tallycomb' }}
  tagline="Hire better. Price smarter. Earn more."
  action={{ label: 'Start Growing Now', href: '/start' }}
  groups={[{ heading: 'Resources', links: [{ label: 'Guides', href: '/guides' }] }]}
  social={[{ label: 'Instagram', href: 'https://…', icon: <IconInstagram /> }]}
  legal={[{ label: 'Privacy Policy', href: '/privacy' }]}
  copyright="© 2026 Tallycomb"
/>`;

const contract: Contract = {
  code,
  purpose: 'Everything that has to be found on every page and is looked for last.',
  do: ['Keep legal links in the last line.', 'Name each social link by its network.'],
  dont: ['Add a group of one.'],
};

const meta = {
  title: 'Navigation/Footer (site map, social links)',
  id: 'components-footer',
  component: Footer,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    home: { href: '/', 'aria-label': 'Tallycomb' },
    tagline: 'Hire better. Price smarter. Earn more.',
    action: { label: 'Start Growing Now', href: 'https://example.com/early-access' },
    groups: [
      {
        heading: 'Resources',
        links: [
          { label: 'Guides', href: '/guides' },
          { label: 'Inflation Calculator', href: '/inflation-calculator' },
        ],
      },
      {
        heading: 'Company',
        links: [
          { label: 'About', href: '/about' },
          { label: 'Careers', href: '/about#careers' },
        ],
      },
    ],
    social: [
      { label: 'Instagram', href: 'https://example.com/instagram', icon: <IconInstagram /> },
      { label: 'Facebook', href: 'https://example.com/facebook', icon: <IconFacebook /> },
      { label: 'LinkedIn', href: 'https://example.com/linkedin', icon: <IconLinkedIn /> },
    ],
    legal: [
      { label: 'Privacy Policy', href: '/privacy' },
      { label: 'Terms of Service', href: '/terms' },
      { label: 'Arbitration', href: '/arbitration' },
    ],
    copyright: '© 2026 Tallycomb',
  },
  decorators: (Story) => (
    <>
      <div style={{ height: '10rem', background: vars.color.wash }} />
      <Story />
    </>
  ),
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Each group is a navigation named by its heading, each icon a link named by its network, the
 * wordmark one by the name it is given. Every link is at least 24 pixels high, on phones too.
 */
export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Resources' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
    const home = canvas.getByRole('link', { name: 'Tallycomb' });
    await expect(home.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('contentinfo').scrollWidth).toBeLessThanOrEqual(innerWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Mobile: Story = {
  ...Complete,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** Another brand: its logo ends the page, and `extra` holds content that no other prop takes. */
export const Acme: Story = {
  render: () => (
    <Footer
      logo="Acme"
      home={{ href: '/', 'aria-label': 'Acme home' }}
      extra={<p>Prices in US dollars</p>}
      copyright="© 2026 Acme"
    />
  ),
};
