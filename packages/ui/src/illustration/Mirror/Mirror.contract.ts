import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The fourth part: a thick ring with a rival in it.',
  anatomy: [
    { part: 'Ring', is: 'Ink.' },
    { part: 'Glass', is: 'Jar unless told otherwise, with a glint.' },
    { part: 'Reflection', is: 'Shapes, cut off at the edge of the glass.' },
  ],
  do: ['Show in it what somebody else charges.'],
  dont: ['Put a face in it.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'g',
      promise: 'None: the picture around it has the name, or is hidden.',
      provedBy: 'InANamedPicture',
    },
    {
      kind: 'role',
      subject: 'several in a page',
      promise: 'Each glass has a window of its own.',
      provedBy: 'Two',
    },
  ],
};
