import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'Says what kind of change an entry is.',
  anatomy: [
    {
      part: 'Tag',
      is: 'A small swing tag, 28 pixels high, with its hole.',
      at: { of: 'span', x: 0.9, y: 0.1 },
    },
    { part: 'Word', is: 'New, Improved or Fixed.', at: { of: 'span', x: 0.6, y: 1 } },
  ],
  do: [{ says: 'Put one at the start of each entry.', props: {} }],
  dont: [
    'Use it as a button: it takes no focus.',
    { says: 'Rely on its color.', props: { children: '' } },
  ],
  backgrounds: ['page', 'wash'],
  accessibility: [
    { kind: 'announced', subject: 'word', promise: 'Always written: New.', provedBy: 'New' },
    {
      kind: 'preference',
      subject: 'themes',
      promise: 'Improved is blue in both, apart from the green of New.',
      provedBy: 'Improved',
    },
  ],
};
