import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'A problem worth knowing by sight: a picture above a white label, as on a bottle.',
  anatomy: [
    {
      part: 'Art',
      is: 'A flat illustration that fills its box.',
      at: { of: 'article', x: 0.8, y: 0.2 },
    },
    { part: 'Line', is: 'Its place in the range, and its topic.', at: { of: 'article p', x: 0.2 } },
    { part: 'Name', is: 'A heading.', at: { of: 'h3', x: 0.3 } },
    { part: 'Text', is: 'One or two sentences.', at: { of: 'h3 + p', x: 0.5, y: 0.7 } },
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
