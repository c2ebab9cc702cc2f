import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The third part: a price tag with a cut corner and a punched hole.',
  anatomy: [
    { part: 'Tag', is: 'Flat; two corners cut.' },
    { part: 'Hole', is: 'Shows the background that it is told of.' },
    { part: 'Price', is: 'Outlines, which need no font. May be struck out.' },
  ],
  do: [
    'Name the background behind it, so that the hole is one.',
    'Turn it by a few degrees at most.',
  ],
  dont: ['Write a price on it that the text contradicts.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'g',
      promise: 'None: the picture around it has the name, or is hidden.',
      provedBy: 'InANamedPicture',
    },
    {
      kind: 'announced',
      subject: 'price',
      promise: 'Nothing: it is drawn, so the text must say it.',
      provedBy: 'Priced',
    },
    {
      kind: 'announced',
      subject: 'struck',
      promise: 'Nothing either: a wrong price is told in words.',
      provedBy: 'Struck',
    },
  ],
};
