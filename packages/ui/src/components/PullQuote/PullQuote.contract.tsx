import type { Contract } from '../../../stories/contract';
import { PullQuote } from './PullQuote';

export const contract: Contract = {
  purpose: 'The one sentence of a text worth reading twice, set large.',
  anatomy: [
    { part: 'Bar', is: '6 pixels of lacquer.', at: { of: 'p', x: 0, y: 0.3 } },
    { part: 'Sentence', is: 'In the display face.', at: { of: 'p', x: 1 } },
  ],
  do: [
    {
      says: 'Take a sentence from the text it stands in.',
      drawn: <PullQuote>A full book is a price signal.</PullQuote>,
    },
    'Use one an article.',
  ],
  dont: [
    'Put it into somebody’s mouth.',
    {
      says: 'Set two sentences where one will do.',
      drawn: (
        <PullQuote>
          A full book is a price signal. It is your clients telling you that you are cheap.
        </PullQuote>
      ),
    },
  ],
  backgrounds: ['page', 'wash'],
  accessibility: [
    {
      kind: 'role',
      subject: 'paragraph',
      promise: 'Not a quotation: nobody else said it.',
      provedBy: 'OneSentence',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Breaks between words at 320 pixels, and widens nothing.',
      provedBy: 'Narrowest',
    },
  ],
};
