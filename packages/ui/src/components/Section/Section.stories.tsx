import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Button, Container, Heading, Lead } from '../../all';
import { Section } from './Section';

export default {
  title: 'Layout/Section (band, background)',
  id: 'components-section',
  component: Section,
  parameters: {
    ...contract({
      purpose: 'One idea of a page, on one flat background.',
      do: [
        'Give it a heading and point aria-labelledby at it.',
        'Change the background where the idea changes.',
      ],
      dont: [
        'Put two backgrounds into one section.',
        'Set lacquer text on bright or hero: it is too pale to read.',
      ],
    }),
    layout: 'fullscreen',
  },
  args: {
    background: 'page',
    'aria-label': 'Example',
    children: (
      <Container>
        <Heading level={2}>One Idea a Section</Heading>
        <Lead>Secondary text takes the color that the background can carry.</Lead>
        <Button variant="ink">Calculate Your Loss</Button>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;
type Story = StoryObj<typeof Section>;

export const Page: Story = {};
export const Wash: Story = { args: { background: 'wash' } };
export const Powder: Story = { args: { background: 'hero' } };
export const Honey: Story = { args: { background: 'bright' } };

/** The focus ring is white on teal, where the usual one would not stand out. */
export const Teal: Story = {
  args: { background: 'deep' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const { outlineStyle, outlineColor } = getComputedStyle(canvas.getByRole('button'));
    await expect(`${outlineStyle} ${outlineColor}`).toBe('solid rgb(255, 255, 255)');
  },
};
