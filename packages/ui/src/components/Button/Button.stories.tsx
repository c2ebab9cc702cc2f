import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { artPalette } from '../../styles/constants';
import { type ColorName, contrast, themes } from '../../styles/contrast';
import { type LinkProps, LinkProvider } from '../Link';
import { Button, type ButtonLook } from './Button';
import { contract } from './Button.contract';
import * as styles from './Button.stories.css';

const meta = {
  title: 'Actions/Button (CTA, call to action)',
  id: 'components-button',
  component: Button,
  // An event holds the window; to log that is to read what Storybook has deprecated on it.
  parameters: { contract, actions: { disable: true } },
  args: { children: 'Start Growing Now', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'ink', 'paper'] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
    block: { control: 'boolean', description: 'As wide as its container.' },
    busy: {
      control: 'boolean',
      description: 'Work is under way: it keeps focus, looks spent and ignores clicks.',
    },
    href: { control: 'text', description: 'Makes it a link.' },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const hex = (rgb: string): string =>
  `#${(rgb.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

export const Primary: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Start Growing Now' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
    // Who opens the story is to see the usual state; `Focused` has the ring.
    await userEvent.click(document.body);
  },
};

export const Ink: Story = { args: { variant: 'ink', children: 'Calculate Your Loss' } };

export const Paper: Story = {
  args: { variant: 'paper' },
  decorators: [
    (Story) => (
      <div className={styles.night}>
        <Story />
      </div>
    ),
  ],
};

/** On what is as light as it, an edge bounds it. */
export const PaperOnPage: Story = {
  args: { variant: 'paper' },
  play: async ({ canvas }) => {
    const edge = getComputedStyle(canvas.getByRole('button'), '::after').backgroundColor;
    const page = getComputedStyle(document.body).backgroundColor;
    await expect(contrast(hex(edge), hex(page))).toBeGreaterThanOrEqual(3);
  },
};

type Tone = NonNullable<ButtonLook['variant']>;
type ThemeName = keyof typeof themes;

const tones = ['primary', 'ink', 'paper'] as const satisfies readonly Tone[];

const backgrounds = {
  bg: 'Page',
  wash: 'Wash',
  backgroundHero: 'Hero',
  backgroundHoney: 'Bright',
  backgroundTeal: 'Deep',
  night: 'Night',
} as const satisfies Partial<Record<ColorName, string>>;

type BackgroundName = keyof typeof backgrounds;

/** What bounds a tag: its own color, or for paper its edge where that stands out more. */
const bounds = (tone: Tone, theme: ThemeName): readonly string[] =>
  ({
    primary: [themes[theme].lacquer],
    ink: [themes[theme].ink],
    paper: [artPalette.paper, themes[theme].lineStrong],
  })[tone];

const standsOut = (tone: Tone, back: BackgroundName, theme: ThemeName): number =>
  Math.max(...bounds(tone, theme).map((color) => contrast(color, themes[theme][back])));

function verdictOf(light: number, dark: number): string {
  if (light >= 3 && dark >= 3) return 'Yes';
  if (light < 3 && dark < 3) return 'No';
  return light < 3 ? 'Not in light' : 'Not in dark';
}

interface OnBackgroundProps {
  readonly tone: Tone;
  readonly back: BackgroundName;
}

function OnBackground({ tone, back }: OnBackgroundProps) {
  const light = standsOut(tone, back, 'light');
  const dark = standsOut(tone, back, 'dark');
  return (
    <li className={styles.on[back]}>
      <Button variant={tone} size="sm">
        {backgrounds[back]}
      </Button>
      <span className={styles.verdict}>{verdictOf(light, dark)}</span>
      <span className={styles.measured}>
        Light {light.toFixed(2)}, dark {dark.toFixed(2)}
      </span>
    </li>
  );
}

/**
 * How far the tag stands out from what it lies on, in either theme. From 3 it is seen as a button;
 * below, only its label is.
 */
export const TonesOnBackgrounds: Story = {
  render: () => (
    <div className={styles.tones}>
      {tones.map((tone) => (
        <section key={tone}>
          <h3 className={styles.toneName}>{tone}</h3>
          <ul className={styles.row}>
            {(Object.keys(backgrounds) as BackgroundName[]).map((back) => (
              <OnBackground key={back} tone={tone} back={back} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const verdicts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(verdicts).toHaveLength(tones.length * Object.keys(backgrounds).length);
    await expect(standsOut('ink', 'night', 'light')).toBeLessThan(3);
    await expect(standsOut('paper', 'night', 'light')).toBeGreaterThanOrEqual(3);
  },
};

export const Small: Story = { args: { size: 'sm' } };

export const Block: Story = { args: { block: true, children: 'Calculate' } };

/** With an `href` it is a link, and looks the same. */
export const AsLink: Story = {
  render: () => (
    <Button href="https://example.com/early-access" target="_blank">
      Start Growing Now
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Start Growing Now' });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
  },
};

export const Busy: Story = {
  args: { busy: true, children: 'Calculating...' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Calculating...' });
    button.focus();
    await expect(button).toHaveFocus();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const navigate = fn();

/** Stands for a router's link. */
const RouterLink = ({ href, onClick, ...rest }: LinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
};

/** A link that is busy leads nowhere, whoever renders it and however it is pressed. */
export const BusyLink: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    navigate.mockClear();
  },
  render: () => (
    <LinkProvider component={RouterLink}>
      <Button href="/ready">Ready</Button>{' '}
      <Button href="/busy" busy>
        Busy
      </Button>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const press = async (name: string) => {
      const link = canvas.getByRole('link', { name });
      link.click();
      link.focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Busy');
    await expect(navigate).not.toHaveBeenCalled();
    await press('Ready');
    await expect(navigate.mock.calls).toEqual([['/ready'], ['/ready']]);
  },
};
