import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { vars } from '../../styles/contract.css';
import { Button } from '../Button';
import { Container } from '../Container';
import { Heading } from '../Heading';
import { Lead } from '../Lead';
import { Section } from './Section';
import { contract } from './Section.contract';
import * as styles from './Section.stories.css';

const meta = {
  title: 'Layout/Section (band, background)',
  id: 'components-section',
  component: Section,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    background: 'page',
    'aria-label': 'Example',
    children: (
      <Container className={styles.stack}>
        <Heading level={2}>One Idea a Section</Heading>
        <Lead>Secondary text takes the color that the background can carry.</Lead>
        <p>
          <Button variant="ink">Calculate Your Loss</Button>
        </p>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** What a token stands for inside an element, as a computed color. */
function colorOf(element: HTMLElement, token: string): string {
  const probe = element.appendChild(document.createElement('span'));
  probe.style.color = token;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export const Page: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Example' });
    await expect(backgroundOf(region)).toBe(backgroundOf(document.body));
  },
};

export const Unnamed: Story = {
  args: { 'aria-label': undefined },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Wash: Story = { args: { background: 'wash' } };
export const Hero: Story = { args: { background: 'hero' } };

/** The lead takes the background's own second color, not the page's. */
export const Honey: Story = {
  args: { background: 'bright' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Example' });
    const lead = getComputedStyle(canvas.getByText(/^Secondary text/)).color;
    await expect(lead).toBe(colorOf(region, vars.color.onHoney2));
    await expect(lead).not.toBe(colorOf(region, vars.color.ink2));
  },
};

export const Teal: Story = {
  args: { background: 'deep' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Example' });
    await expect(backgroundOf(region)).not.toBe(backgroundOf(document.body));
    await userEvent.tab();
    const { outlineStyle, outlineColor } = getComputedStyle(canvas.getByRole('button'));
    await expect(`${outlineStyle} ${outlineColor}`).toBe('solid rgb(255, 255, 255)');
  },
};
