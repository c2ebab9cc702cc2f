import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { Link, LinkProvider } from './Link';

export default {
  title: 'Actions/Link (router, navigation component, Next.js)',
  id: 'components-link',
  component: Link,
  subcomponents: { LinkProvider },
  parameters: contract({
    purpose: 'An anchor that knows whether it leads within the app, elsewhere, or within the page.',
  }),
  args: { href: '/guides', children: 'Guides' },
} satisfies Meta<typeof Link>;
type Story = StoryObj<typeof Link>;

export const InApp: Story = {};

export const External: Story = {
  args: { href: 'https://www.bls.gov/cpi/', target: '_blank', children: 'BLS, CPI' },
};
