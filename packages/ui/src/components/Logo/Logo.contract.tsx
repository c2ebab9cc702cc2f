import type { Contract } from '../../../stories/contract';
import { Logo } from './Logo';

export const contract: Contract = {
  purpose: 'The mark and the name, drawn as paths: a tally of five, a comb and a trend in one.',
  anatomy: [
    {
      part: 'Mark',
      is: 'Four teeth and a strike. At least 20 pixels high.',
      at: { of: 'svg > g', x: 0 },
    },
    { part: 'Name', is: 'Outlined; needs no font.', at: { of: 'svg > path:last-of-type', x: 1 } },
  ],
  do: [
    {
      says: 'Leave clear space of one tooth’s height around it.',
      drawn: <Logo label="Tallycomb" />,
    },
    'Set it on a background whose color the strike’s gap can take.',
  ],
  dont: [
    {
      says: 'Turn, outline or recolor it.',
      drawn: <Logo label="Tallycomb" style={{ rotate: '-8deg' }} />,
    },
  ],
  backgrounds: ['page', 'wash', 'hero'],
  accessibility: [
    { kind: 'role', subject: 'img', promise: 'Named by its label.', provedBy: 'MarkAndName' },
    {
      kind: 'announced',
      subject: 'decoration',
      promise: 'Nothing, with an empty label.',
      provedBy: 'Decoration',
    },
  ],
};
