import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Several lines of text to type or paste, with their label, hint and what is wrong.',
  anatomy: [
    { part: 'Label', is: 'Above the text, always visible.' },
    { part: 'Text', is: 'Five lines high at first; its lower edge can be pulled down.' },
    { part: 'Hint', is: 'What to put in, before anything is wrong.' },
    { part: 'Error', is: 'An icon and a sentence: what is wrong, how to put it right.' },
  ],
  do: ['Take what a spreadsheet puts on the clipboard.', 'Keep what was typed when it is wrong.'],
  dont: ['Use it for one line: that is a Field.', 'Use the placeholder as a label.'],
  grounds: ['page', 'wash', 'bright'],
  accessibility: [
    { kind: 'role', subject: 'textbox', promise: 'Named by its label.', provedBy: 'Rows' },
    {
      kind: 'announced',
      subject: 'hint',
      promise: 'Read as the description.',
      provedBy: 'Rows',
    },
    {
      kind: 'announced',
      subject: 'error',
      promise: 'The text is invalid; the error is read before the hint.',
      provedBy: 'WithError',
    },
    {
      kind: 'role',
      subject: 'disabled',
      promise: 'A native disabled text area.',
      provedBy: 'Disabled',
    },
  ],
};
