import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The one sentence of a text worth reading twice, set large.',
  anatomy: [
    { part: 'Bar', is: '6 pixels of lacquer.', at: { of: 'p', x: 0, y: 0.3 } },
    { part: 'Sentence', is: 'In the display face.', at: { of: 'p', x: 0.6, y: 0.7 } },
  ],
  do: ['Take a sentence from the text it stands in.', 'Use one an article.'],
  dont: ['Put it into somebody’s mouth.', 'Set two sentences where one will do.'],
  grounds: ['page', 'wash'],
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
