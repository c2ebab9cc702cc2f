import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame } from './frame';
import { Features } from './home/features';
import { Hero } from './home/hero';
import { Counts, Loss, Pricing, Problems, Questions, Strip } from './home/sections';
import { fits } from './whole-page';

const Page = () => (
  <Frame ground="hero" current="/">
    <Hero />
    <Strip />
    <Counts />
    <Problems />
    <Features />
    <Loss />
    <Pricing />
    <Questions />
  </Frame>
);

const meta = {
  title: 'Pages/Home',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Page />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const headings = [
  'Salon Owners Stop Working More And Making Less',
  'These Problems Sound Familiar?',
  'Go Over Your Market With a Fine Comb',
  'Your Prices Stood Still. Your Costs Did Not.',
  'Our Menu, Prices Included',
  'Fair Questions',
];

const isWhole: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  const sections = canvas
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName === 'H1' || tagName === 'H2')
    .map(({ textContent }) => textContent);
  await expect(sections.filter((text) => headings.includes(text))).toEqual(headings);
  // Of the hero's three drawings the one that fits, and the sheet of the first tab.
  await expect(canvas.getAllByRole('img', { name: /^An example/ })).toHaveLength(2);
  await userEvent.click(await canvas.findByRole('tab', { name: 'Competitor Monitoring' }));
  await expect(canvas.getByRole('tabpanel')).toBeVisible();
  await fits(canvasElement);
};

const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** A whole page, of nothing but components. */
export const Desktop: Story = { globals: at('desktop'), play: isWhole };
export const Tablet: Story = { globals: at('tablet'), play: isWhole };
export const Phone: Story = { globals: at('phone'), play: isWhole };
export const Narrowest: Story = { globals: at('narrowest'), play: isWhole };

/** Twice the size of text on a phone: everything is there, nothing scrolls sideways. */
export const DoubleText: Story = {
  globals: { ...at('phone'), textSize: 'double' },
  play: async (context) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await isWhole(context);
  },
};
