import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The second part: parallel hair, which is also a bundle of lines.',
  anatomy: [
    { part: 'Guides', is: 'Two polylines that the strands run between.' },
    { part: 'Strands', is: 'Some 83% dark, 10% lacquer, 7% honey-brown.' },
    { part: 'Seed', is: 'Decides the jitter, and which strand has which color.' },
  ],
  do: ['Run it 500 units past the edge, so that no cut shows.', 'Let a bundle pinch and turn.'],
  dont: ['Tangle it.', 'Lay it under text.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'g',
      promise: 'None: the picture around it has the name, or is hidden.',
      provedBy: 'InANamedPicture',
    },
    {
      kind: 'role',
      subject: 'seed',
      promise: 'The same number draws the same hair, on a server too.',
      provedBy: 'SameHair',
    },
  ],
};
