import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pressRealKey } from '../../../stories/real-browser';
import { Button } from '../Button';
import { type LinkProps, LinkProvider } from '../Link';
import { Header } from './Header';
import { contract } from './Header.contract';
import * as styles from './Header.stories.css';

/** Stands for a router's link: nothing is loaded. */
const StayHere = ({ href, ...rest }: LinkProps) => (
  <a href={href} onClick={(event) => event.preventDefault()} {...rest} />
);

/** Another brand's logo. */
const acmeLogo = (
  <svg role="img" aria-label="Acme" viewBox="0 0 64 24" width="64" height="24">
    <path fill="currentColor" d="M12 0 24 24H0zM40 0h24v24H40z" />
  </svg>
);

const meta = {
  title: 'Navigation/Header (nav bar, menu, dropdown)',
  id: 'components-header',
  component: Header,
  parameters: {
    contract,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '26rem' } },
  },
  args: {
    background: 'hero',
    homeHref: '/',
    navigation: [
      { label: 'Home', href: '/', current: true },
      { label: 'About', href: '/about' },
    ],
    resources: {
      label: 'Resources',
      links: [
        { label: 'Guides', href: '/guides' },
        { label: 'Inflation Calculator', href: '/inflation-calculator' },
      ],
    },
    action: { label: 'Start Growing Now', href: 'https://example.com/early-access' },
  },
  render: (args) => (
    <LinkProvider component={StayHere}>
      <Header {...args} />
      <main className={styles.background[args.background ?? 'page']} />
    </LinkProvider>
  ),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A docs page is as wide as it is: it cannot show a phone. */
const storyOnly = ['!autodocs'];
const phone = { screen: 'phone' };
const desktop = { screen: 'desktop' };

export const AtTop: Story = {
  parameters: desktop,
  play: async ({ canvas }) => {
    scrollTo(0, 0);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
    const action = canvas.getByRole('link', { name: 'Start Growing Now' });
    await expect(action).toHaveAttribute('rel', 'noopener');
  },
};

export const OnHoney: Story = { args: { background: 'bright' }, parameters: desktop };
export const OnPage: Story = { args: { background: 'page' }, parameters: desktop };

/** Past ten pixels it gets a background of its own. */
export const Scrolled: Story = {
  parameters: desktop,
  play: async ({ canvas }) => {
    scrollTo({ top: 40, behavior: 'instant' });
    const banner = canvas.getByRole('banner');
    await waitFor(() => expect(banner).toHaveAttribute('data-scrolled', 'true'));
    await waitFor(() => expect(getComputedStyle(banner).boxShadow).not.toBe('none'));
  },
};

/** A followed link closes it. */
export const ResourcesOpen: Story = {
  parameters: desktop,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Resources' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    const guides = canvas.getByRole('link', { name: 'Guides' });
    await waitFor(() => expect(guides).toBeVisible());
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const below = guides.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    await expect(below).toBeGreaterThanOrEqual(0);
    await userEvent.click(guides);
    await waitFor(() => expect(guides).not.toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(guides).toBeVisible());
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens a menu, presses Escape on the first of its links, and looks for the focus. */
async function closesByEscape(canvas: Canvas, opener: string, link: string): Promise<void> {
  const button = canvas.getByRole('button', { name: opener });
  await userEvent.click(button);
  const entry = canvas.getByRole('link', { name: link });
  await waitFor(() => expect(entry).toBeVisible());
  entry.focus();
  if (!(await pressRealKey('Escape'))) return;
  await waitFor(() => expect(entry).not.toBeVisible());
  await waitFor(() => expect(button).toHaveFocus());
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
}

/** The key is real, so this is played in tests alone; here, press Escape yourself. */
export const ResourcesEscaped: Story = {
  parameters: desktop,
  play: ({ canvas }) => closesByEscape(canvas, 'Resources', 'Guides'),
};

/** A page among the resources is marked in their list and on the button that opens it. */
export const GuidesCurrent: Story = {
  parameters: desktop,
  args: {
    navigation: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
    ],
    resources: {
      label: 'Resources',
      links: [
        { label: 'Guides', href: '/guides', current: true },
        { label: 'Inflation Calculator', href: '/inflation-calculator' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Resources' });
    await expect(button).toHaveAttribute('aria-current', 'true');
    await expect(getComputedStyle(button).textDecorationLine).toBe('underline');
    await userEvent.click(button);
    const guides = canvas.getByRole('link', { name: 'Guides' });
    await waitFor(() => expect(guides).toBeVisible());
    await expect(guides).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  },
};

export const Mobile: Story = {
  parameters: phone,
  tags: storyOnly,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** 60 pixels from the top, at most 80% of the viewport high. */
export const MobileMenuOpen: Story = {
  parameters: phone,
  tags: storyOnly,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const panel = canvas.getByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(panel).toBeVisible());
    const { top, height } = panel.getBoundingClientRect();
    await expect(top).toBe(60);
    await expect(height).toBeLessThanOrEqual(0.8 * innerHeight);
    await expect(canvas.getByRole('heading', { name: 'Resources' })).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** Following a link closes the menu, also when the page stays the same. */
export const MobileMenuFollowed: Story = {
  parameters: phone,
  tags: storyOnly,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const guides = canvas.getByRole('link', { name: 'Guides' });
    await waitFor(() => expect(guides).toBeVisible());
    await userEvent.click(guides);
    await waitFor(() => expect(guides).not.toBeVisible());
  },
};

/** The key is real, so this is played in tests alone; here, press Escape yourself. */
export const MobileMenuEscaped: Story = {
  parameters: phone,
  tags: storyOnly,
  play: ({ canvas }) => closesByEscape(canvas, 'Menu', 'About'),
};

/** Another brand: its logo leads home by its own name. */
export const OwnBrand: Story = {
  args: {
    logo: acmeLogo,
    tools: (
      <Button variant="paper" size="sm">
        English
      </Button>
    ),
  },
  parameters: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('link', { name: /Tallycomb/ })).toBeNull();
    const tool = canvas.getByRole('button', { name: 'English' });
    const action = canvas.getByRole('link', { name: 'Start Growing Now' });
    await expect(tool.getBoundingClientRect().right).toBeLessThan(
      action.getBoundingClientRect().left,
    );
  },
};

/** Without links and call to action there is no menu to open. */
export const LogoAlone: Story = {
  parameters: desktop,
  render: () => (
    <>
      <Header homeHref="/" logo={acmeLogo} />
      <main className={styles.background.page} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { hidden: true })).toBeNull();
    await expect(canvas.queryByRole('navigation', { hidden: true })).toBeNull();
  },
};
