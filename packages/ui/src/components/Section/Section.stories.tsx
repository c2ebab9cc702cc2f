import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { Container } from '../Container';
import { Heading } from '../Heading';
import { Lead } from '../Lead';
import { Section } from './Section';

const meta = {
  title: 'Components/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    ground: 'page',
    'aria-label': 'Example',
    children: (
      <Container>
        <Heading level={2}>One Idea a Section</Heading>
        <Lead>Secondary text takes the color that the ground can carry.</Lead>
        <p>
          <Button variant="ink">Calculate Your Loss</Button>
        </p>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

export const Page: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Example' });
    await expect(groundOf(region)).toBe(groundOf(document.body));
  },
};

export const Wash: Story = { args: { ground: 'wash' } };
export const Hero: Story = { args: { ground: 'hero' } };
export const Honey: Story = { args: { ground: 'honey' } };

export const Teal: Story = {
  args: { ground: 'teal' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Example' });
    await expect(groundOf(region)).not.toBe(groundOf(document.body));
    await expect(getComputedStyle(region).getPropertyValue('--tc-color-focus')).toMatch(/^#fff/i);
  },
};
