import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { pressRealKey } from '../../../stories/real-browser';
import { Button } from '../../all';
import { vars } from '../../styles/contract.css';
import { Header } from './Header';

const behind = {
  page: vars.color.bg,
  hero: vars.color.backgroundHero,
  bright: vars.color.backgroundHoney,
};

const code = `<Header
  background="hero"
  homeHref="/"
  navigation={[{ label: 'About', href: '/about' }]}
  resources={{ label: 'Resources', links: [{ label: 'Guides', href: '/guides' }] }}
  action={{ label: 'Start Growing Now', href: '/start' }}
/>`;

export default {
  title: 'Navigation/Header (menu, navigation, dropdown, navbar, hamburger)',
  id: 'components-header',
  component: Header,
  parameters: {
    ...contract({
      code,
      purpose: 'The way home, a few links and the one call to action, at the top of every page.',
      do: ['Give it the background of the page’s first section.', 'Mark the current page.'],
      dont: [
        'List every page: what is seldom looked for goes under Resources.',
        'Add a level beneath Resources.',
        'Put a second primary button beside the first.',
      ],
      whenNot: [
        ['It leads through one long page', 'A StickyIndex', 'components-stickyindex--docs'],
        ['It lists terms, privacy and social links', 'The Footer', 'components-footer--docs'],
      ],
      styles: ['Header', 'Navigation', 'MobileMenu'],
      keys: {
        'Enter, Space': 'Opens Resources or the menu, and closes it.',
        Escape: 'Closes it and goes back to its button.',
      },
    }),
    layout: 'fullscreen',
    screen: 'desktop',
    docs: { story: { inline: false, height: '8rem' } },
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
    <>
      <Header {...args} />
      <main style={{ minHeight: '60rem', background: behind[args.background ?? 'page'] }} />
    </>
  ),
} satisfies Meta<typeof Header>;
type Story = StoryObj<typeof Header>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const onADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

/** Left out of the docs page, which cannot show a phone's width. */
const onAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] };

export const AtTop: Story = {
  // Room for the open menu, in both themes.
  parameters: { docs: { story: { height: '26rem' } } },
};
export const OnHoney: Story = { args: { background: 'bright' } };
export const OnPage: Story = { args: { background: 'page' } };

/** Scrolled by more than ten pixels, the header gets a background of its own. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner');
    await expect(banner).toHaveAttribute('data-scrolled', 'false');
    scrollTo({ top: 40, behavior: 'instant' });
    await waitFor(() => expect(banner).toHaveAttribute('data-scrolled', 'true'));
  },
};

/** Opens a menu; returns its button, one of its links and a check of the button's state. */
async function open(canvas: Canvas, opener: string, link: string) {
  const button = canvas.getByRole('button', { name: opener });
  const says = (isOpen: boolean) =>
    waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(isOpen)));
  await says(false);
  await userEvent.click(button);
  const entry = canvas.getByRole('link', { name: link });
  await waitFor(() => expect(entry).toBeVisible());
  await says(true);
  return { button, entry, says };
}

/** Checks that a followed link closes an open menu, then opens it again. */
async function closesByLink({ button, entry, says }: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(entry);
  await waitFor(() => expect(entry).not.toBeVisible());
  await says(false);
  await userEvent.click(button);
  await waitFor(() => expect(entry).toBeVisible());
}

/** Checks that Escape closes a menu. Runs in tests only, which can press a real key. */
async function closesByEscape({ button, entry, says }: Awaited<ReturnType<typeof open>>) {
  entry.focus();
  if (!(await pressRealKey('Escape'))) return;
  await waitFor(() => expect(entry).not.toBeVisible());
  await waitFor(() => expect(button).toHaveFocus());
  await says(false);
}

/** The button has the state of the Resources menu; a followed link closes the menu. */
export const ResourcesOpen: Story = {
  ...onADesktop,
  play: async ({ canvas }) => {
    const menu = await open(canvas, 'Resources', 'Guides');
    const below = menu.entry.getBoundingClientRect().top;
    await expect(below).toBeGreaterThanOrEqual(menu.button.getBoundingClientRect().bottom);
    await closesByLink(menu);
  },
};

/** Escape closes Resources and returns the focus to its button. */
export const ResourcesEscaped: Story = {
  ...onADesktop,
  play: async ({ canvas }) => closesByEscape(await open(canvas, 'Resources', 'Guides')),
};

/** The current page is marked visibly and for screen readers, in Resources and on its button too. */
export const GuidesCurrent: Story = {
  ...onADesktop,
  args: {
    navigation: [{ label: 'About', href: '/about' }],
    resources: {
      label: 'Resources',
      links: [{ label: 'Guides', href: '/guides', current: true }],
    },
  },
  play: async ({ canvas }) => {
    const { button, entry } = await open(canvas, 'Resources', 'Guides');
    await expect(button).toHaveAttribute('aria-current', 'true');
    await expect(getComputedStyle(button).textDecorationLine).toBe('underline');
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
  },
};

export const Mobile: Story = onAPhone;

/**
 * The menu begins 60 pixels from the top and is at most 80% of the window high. Its button has its
 * state; a followed link closes it, also one to the same page.
 */
export const MobileMenuOpen: Story = {
  ...onAPhone,
  play: async ({ canvas }) => {
    const menu = await open(canvas, 'Menu', 'Guides');
    const panel = canvas.getByRole('navigation', { name: 'Main' });
    const { top, height } = panel.getBoundingClientRect();
    await expect(top).toBe(60);
    await expect(height).toBeLessThanOrEqual(0.8 * innerHeight);
    await expect(canvas.getByRole('heading', { name: 'Resources' })).toBeVisible();
    await closesByLink(menu);
  },
};

/** Escape closes the menu and returns the focus to its button. */
export const MobileMenuEscaped: Story = {
  ...onAPhone,
  play: async ({ canvas }) => closesByEscape(await open(canvas, 'Menu', 'About')),
};

/** Another brand: its logo is the link home, with its own name. */
export const Acme: Story = {
  args: {
    logo: 'Acme',
    tools: (
      <Button variant="paper" size="sm">
        English
      </Button>
    ),
  },
};
