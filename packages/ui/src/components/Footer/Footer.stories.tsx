import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconFacebook, IconInstagram, IconLinkedIn } from '../Icons';
import { Footer } from './Footer';
import { contract } from './Footer.contract';
import * as styles from './Footer.stories.css';

/** Another brand's logo. */
const acmeLogo = (
  <svg role="img" aria-label="Acme" viewBox="0 0 64 24" width="64" height="24">
    <path fill="currentColor" d="M12 0 24 24H0zM40 0h24v24H40z" />
  </svg>
);

const meta = {
  title: 'Navigation/Footer',
  id: 'components-footer',
  component: Footer,
  parameters: { contract, layout: 'fullscreen' },
  args: {
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
  render: (args) => (
    <>
      <div className={styles.before} />
      <Footer {...args} />
    </>
  ),
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

const isComplete: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Resources' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  await expect(canvas.getByRole('contentinfo').scrollWidth).toBeLessThanOrEqual(innerWidth);
  for (const link of canvas.getAllByRole('link')) {
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }
};

export const Complete: Story = { play: isComplete };

/** The giant name leads home, and is found by what it is called. */
export const WithHomeLink: Story = {
  args: { home: { href: '/', 'aria-label': 'Tallycomb' } },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Tallycomb' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(home.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Outlines that need no font and say nothing; the end of the page cuts them below the baseline. */
export const GiantName: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo');
    const name = footer.lastElementChild;
    await expect(name).toHaveAttribute('aria-hidden', 'true');
    await expect(name?.querySelector('text')).toBeNull();
    const drawn = name?.firstElementChild?.getBoundingClientRect();
    const end = footer.getBoundingClientRect().bottom;
    await expect(name?.getBoundingClientRect().bottom).toBeCloseTo(end, 0);
    await expect(drawn?.bottom).toBeGreaterThan(end + 10);
    const column = canvas.getByText(/©/).parentElement?.getBoundingClientRect();
    for (const side of ['left', 'right'] as const)
      await expect(Math.abs((drawn?.[side] ?? 0) - (column?.[side] ?? 0))).toBeLessThan(1.5);
  },
};

export const Mobile: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'phone' },
  play: isComplete,
};

/** Another brand: its logo ends the page, and `extra` has room for what we have no part for. */
export const OwnBrand: Story = {
  render: () => (
    <>
      <div className={styles.before} />
      <Footer
        logo={acmeLogo}
        home={{ href: '/', 'aria-label': 'Acme home' }}
        extra={<p>Prices in US dollars</p>}
        copyright="© 2026 Acme"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Acme home' });
    await expect(home).toContainElement(canvas.getByLabelText('Acme'));
    await expect(canvas.getByText('Prices in US dollars')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toEqual([home]);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
