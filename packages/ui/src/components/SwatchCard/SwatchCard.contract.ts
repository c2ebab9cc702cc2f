import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'A problem worth knowing by sight: a picture above a white label, as on a bottle.',
  anatomy: [
    { part: 'Art', is: 'A flat illustration that fills its box.' },
    { part: 'Line', is: 'Its place in the range, and its topic.' },
    { part: 'Name', is: 'A heading.' },
    { part: 'Text', is: 'One or two sentences.' },
  ],
  do: ['Use three in a SwatchGrid, on three backgrounds.'],
  dont: ['Say in the picture what the text leaves out: it is decoration.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'article',
      promise: 'Holds its heading; the picture is silent.',
      provedBy: 'One',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Long words break rather than widen the card.',
      provedBy: 'Narrowest',
    },
  ],
};
