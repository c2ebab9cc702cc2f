import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'One line of text to type, with its label, its hint and what is wrong with it.',
  anatomy: [
    { part: 'Label', is: 'Above the input, always visible.', at: { of: 'label', x: 0 } },
    {
      part: 'Prefix',
      is: 'A sign such as $ beside the value and not part of it.',
      at: { of: 'span', x: 0 },
    },
    { part: 'Input', is: 'Its border turns red with an error.', at: { of: 'input', x: 1 } },
    {
      part: 'Error',
      is: 'An icon and a sentence: what is wrong, how to put it right.',
      at: { of: 'p', x: 1 },
    },
    { part: 'Hint', is: 'What to type, before anything is wrong.', at: { of: 'p ~ p', x: 0 } },
  ],
  drawnWith: {
    label: 'Annual revenue',
    prefix: '$',
    hint: 'Before taxes, in whole dollars.',
    error: 'Type a figure, such as 250000.',
  },
  do: [
    {
      says: 'Write the hint as a sentence and the error as a way out.',
      props: { label: 'Annual revenue', error: 'Type a figure, such as 250000.' },
    },
    'Set inputMode, so that a phone shows the right keys.',
    'Keep what was typed when it is wrong.',
  ],
  dont: [
    {
      says: 'Use the placeholder as a label: it is gone with the first letter.',
      props: { label: '', placeholder: 'Annual revenue' },
    },
    'Tell an error by color alone.',
    'Show an error before the visitor has had a chance to finish.',
  ],
  backgrounds: ['page', 'wash', 'bright'],
  accessibility: [
    { kind: 'role', subject: 'textbox', promise: 'Named by its label.', provedBy: 'Month' },
    {
      kind: 'announced',
      subject: 'hint',
      promise: 'Read as the description.',
      provedBy: 'WithHint',
    },
    {
      kind: 'announced',
      subject: 'error',
      promise: 'The input is invalid; the error is read before the hint.',
      provedBy: 'WithError',
    },
    {
      kind: 'role',
      subject: 'prefix',
      promise: 'Not part of the value and not read.',
      provedBy: 'Money',
    },
    {
      kind: 'role',
      subject: 'disabled',
      promise: 'A native disabled input.',
      provedBy: 'Disabled',
    },
  ],
};
