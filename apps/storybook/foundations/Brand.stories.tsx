import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Card, Heading } from '../../../packages/ui/src/all';
import { acme } from './Brand.css';

export default {
  title: 'Foundations/Brand',
  tags: ['!autodocs'],
} satisfies Meta;

/** The ten values stand in the README, under “Your brand”. */
export const AnotherBrand: StoryObj = {
  render: () => (
    <div className={acme}>
      <Card>
        <Heading level={2}>Acme Barbers</Heading>
        <p>Four chairs, no appointment.</p>
        <Button href="#book">Book a Chair</Button>
      </Card>
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Acme Barbers' });
    await expect(getComputedStyle(heading).fontFamily).toMatch(/^Georgia/);
  },
};
