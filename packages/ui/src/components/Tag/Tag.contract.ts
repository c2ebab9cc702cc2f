import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Says what kind of change an entry is.',
  anatomy: [
    { part: 'Tag', is: 'A small swing tag, 28 pixels high, with its hole.' },
    { part: 'Word', is: 'New, Improved or Fixed.' },
  ],
  do: ['Put one at the start of each entry.'],
  dont: ['Use it as a button: it takes no focus.', 'Rely on its color.'],
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
