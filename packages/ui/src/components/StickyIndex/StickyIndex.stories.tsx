import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { scrollTarget } from '../../styles/window-edges';
import { Heading } from '../Heading/Heading';
import { StickyIndex, type StickyIndexProps } from './StickyIndex';
import { useScrollSpy } from './use-scroll-spy';

const items = [
  { id: 'march', label: 'March 18, 2026', note: '3' },
  { id: 'february', label: 'February 4, 2026', note: '3' },
  { id: 'december', label: 'December 10, 2025', note: '2' },
  { id: 'october', label: 'October 22, 2025', note: '1' },
];
const ids = items.map(({ id }) => id);

function Releases(props: StickyIndexProps) {
  const activeId = useScrollSpy(ids);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 3fr', gap: '2rem', padding: '1rem' }}>
      <StickyIndex {...props} activeId={activeId} />
      <div>
        {items.map(({ id, label }, at) => (
          <section
            key={id}
            id={id}
            style={{ ...scrollTarget, minHeight: at < 3 ? '40rem' : '6rem' }}
          >
            <Heading level={2} size="h3">
              {label}
            </Heading>
          </section>
        ))}
      </div>
    </div>
  );
}

const code = `const items = [
  { id: 'march', label: 'March 18, 2026', note: '3' },
  { id: 'february', label: 'February 4, 2026', note: '3' },
];
const ids = items.map(({ id }) => id);

export function Releases() {
  const activeId = useScrollSpy(ids);
  return (
    <>
      <StickyIndex label="Releases" items={items} activeId={activeId} />
      {items.map(({ id, label }) => (
        <section key={id} id={id} style={{ ...scrollTarget, minHeight: '40rem' }}>
          <Heading level={2}>{label}</Heading>
        </section>
      ))}
    </>
  );
}`;

export default {
  title: 'Navigation/StickyIndex (table of contents, TOC, anchors, side navigation, scroll spy)',
  id: 'components-stickyindex',
  component: StickyIndex,
  parameters: {
    ...contract({
      code,
      also: ['useScrollSpy'],
      purpose:
        'A list of the sections of a long page, which stays in view and marks where the reader is.',
      do: [
        'List the sections in the order of the page.',
        'Feed it from useScrollSpy.',
        'Spread scrollTarget into the style of the sections.',
      ],
      dont: ['Nest entries.', 'Use it on a page that fits one screen.'],
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '30rem' } },
  },
  globals: { viewport: { value: 'desktop' } },
  args: { label: 'Releases', items },
  render: (args) => <Releases {...args} />,
} satisfies Meta<typeof StickyIndex>;
type Story = StoryObj<typeof StickyIndex>;

const topOf = (id: string) =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;

const forgetAddress = () => history.replaceState(null, '', location.pathname + location.search);

/** A named landmark that stays in view; the section being read is the current location. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(link(/^March/)).toHaveAttribute('aria-current', 'location'));
    scrollBy({ top: topOf('february') - 150, behavior: 'instant' });
    // Browsers skip the event in a background page, which draws no frames.
    dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(link(/^February/)).toHaveAttribute('aria-current', 'location'));
    await expect(link(/^March/)).not.toHaveAttribute('aria-current');
    const { top } = canvas.getByRole('navigation', { name: 'Releases' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(100);
  },
};

/** Following an entry scrolls its section to 100 pixels below the top. */
export const Followed: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^February/ });
    await userEvent.click(link);
    await waitFor(() => expect(location.hash).toBe('#february'));
    await waitFor(() => expect(topOf('february')).toBeCloseTo(100, 0));
    await expect(link).toHaveAttribute('aria-current', 'location');
    forgetAddress();
  },
};

/**
 * Entries of the last sections, which cannot reach the top, are marked when followed, until a scroll.
 */
export const LastFollowed: Story = {
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: /^October/ });
    await userEvent.click(last);
    await waitFor(() => expect(topOf('october')).toBeLessThan(innerHeight));
    await expect(topOf('october')).toBeGreaterThan(150);
    await expect(last).toHaveAttribute('aria-current', 'location');
    dispatchEvent(new WheelEvent('wheel'));
    await waitFor(() => expect(last).not.toHaveAttribute('aria-current'));
    forgetAddress();
  },
};

export const ShownOnMobile: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
};

export const HiddenOnMobile: Story = {
  args: { hideOnMobile: true },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
