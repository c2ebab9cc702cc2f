import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'A link in running text.',
  anatomy: [
    {
      part: 'Words',
      is: 'In the color of the text around them, 600.',
      at: { of: 'a', x: 0.3, y: 0 },
    },
    {
      part: 'Underline',
      is: '2 pixels of lacquer; 4 under the pointer.',
      at: { of: 'a', x: 0.7, y: 1 },
    },
  ],
  do: [
    {
      says: 'Link the words that name the target.',
      props: { children: 'The inflation calculator' },
    },
    'Say so in the text when a link downloads something.',
  ],
  dont: [
    { says: 'Write “click here”.', props: { children: 'Click here' } },
    'Take the underline away: color alone does not make a link.',
    'Use it for what happens in place: that is a Button.',
  ],
  backgrounds: ['page', 'wash', 'hero', 'bright', 'deep', 'night'],
  accessibility: [
    { kind: 'role', subject: 'link', promise: 'Named by its words.', provedBy: 'Underlined' },
    {
      kind: 'preference',
      subject: 'color',
      promise: 'Underlined: nobody has to see the color.',
      provedBy: 'Underlined',
    },
    { kind: 'key', subject: 'Tab', promise: 'A solid ring.', provedBy: 'Focused' },
    {
      kind: 'role',
      subject: 'new window',
      promise: 'Hands no reference to the page that it opens.',
      provedBy: 'NewWindow',
    },
  ],
};
