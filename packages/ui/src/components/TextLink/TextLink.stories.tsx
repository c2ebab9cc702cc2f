import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { TextLink } from './TextLink';

export default {
  title: 'Actions/TextLink (link, anchor, hyperlink)',
  id: 'components-textlink',
  component: TextLink,
  parameters: contract({
    purpose: 'A link in running text.',
    do: [
      'Link the words that name the target.',
      'Say so in the text when a link downloads something.',
    ],
    dont: [
      { says: 'Write “click here”.', props: { children: 'Click here' } },
      'Take the underline away: color alone does not make a link.',
    ],
    whenNot: [
      ['Something happens in place', 'A Button', 'components-button--docs'],
      ['It is the one step that the page leads to', 'A Button', 'components-button--docs'],
    ],
    control: 'a',
    keys: { Enter: 'Follows it.' },
    backgrounds: ['page', 'wash', 'hero', 'bright', 'deep', 'night'],
  }),
  args: { href: '/guides/inflation-impact', children: 'Read how to raise prices' },
} satisfies Meta<typeof TextLink>;

export const Underlined: StoryObj<typeof TextLink> = {};
