import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Books to lend, standing on a lacquer shelf.',
  anatomy: [
    {
      part: 'Spine',
      is: 'As tall as its lettering asks; a link where there is something to read.',
    },
    { part: 'Shelf', is: 'Scrolls sideways where the books do not fit.' },
  ],
  do: ['Name the list.', 'Spread the tones: no two neighbors alike.'],
  dont: ['Cut titles short.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'list',
      promise: 'Has a name, and one item a book.',
      provedBy: 'Full',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'Reaches the shelf where it scrolls; the arrows then move it.',
      provedBy: 'Phone',
    },
    {
      kind: 'role',
      subject: 'decorative',
      promise: 'Neither heard nor reached by Tab, where the same books follow as text.',
      provedBy: 'Decorative',
    },
  ],
};
