import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'An aside to the text around it: what to do first, what to watch for.',
  anatomy: [
    {
      part: 'Heading',
      is: 'A few words in bold. It names the note and stays out of the outline.',
      at: { of: 'strong', x: 0 },
    },
    { part: 'Text', is: 'A paragraph or two, on wash.', at: { of: 'p', x: 1, y: 0.7 } },
  ],
  do: [{ says: 'Keep it shorter than the paragraph it interrupts.', props: {} }],
  dont: [
    'Report an error in it: that is a Toast, or stands at the Field.',
    { says: 'Hide the main point in it.', props: { children: 'Raise your prices by March.' } },
  ],
  backgrounds: ['page'],
  accessibility: [
    { kind: 'role', subject: 'note', promise: 'Named by its heading.', provedBy: 'WithHeading' },
    {
      kind: 'role',
      subject: 'without a heading',
      promise: 'A note without a name.',
      provedBy: 'TextOnly',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'A border takes the place of the background.',
      provedBy: 'ForcedColors',
    },
  ],
};
