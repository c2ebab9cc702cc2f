import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '../../../stories/contract';
import { PullQuote } from './PullQuote';

export default {
  title: 'Content/PullQuote (blockquote, customer testimonial)',
  id: 'components-pullquote',
  component: PullQuote,
  parameters: contract({
    purpose: 'The one sentence of a text worth reading twice, set large.',
    do: ['Take a sentence from the text it stands in.', 'Use one per article.'],
    dont: [
      'Put it in somebody’s mouth: it isn’t a quotation.',
      {
        says: 'Set two sentences where one will do.',
        props: {
          children:
            'A full book is a price signal. It is your clients telling you that you are cheap.',
        },
      },
    ],
    backgrounds: ['page', 'wash'],
  }),
  args: { children: 'A full book is a price signal.' },
} satisfies Meta<typeof PullQuote>;

export const OneSentence: StoryObj<typeof PullQuote> = {};
