import type { Contract } from '../../../stories/contract';
import { TextArea } from './TextArea';

export const contract: Contract = {
  purpose: 'Several lines of text to type or paste, with their label, hint and what is wrong.',
  anatomy: [
    { part: 'Label', is: 'Above the text, always visible.', at: { of: 'label', x: 0 } },
    {
      part: 'Text',
      is: 'Five lines high at first; its lower edge can be pulled down.',
      at: { of: 'textarea', x: 1 },
    },
    {
      part: 'Error',
      is: 'An icon and a sentence: what is wrong, how to put it right.',
      at: { of: 'p', x: 1 },
    },
    { part: 'Hint', is: 'What to put in, before anything is wrong.', at: { of: 'p ~ p', x: 0 } },
  ],
  drawnWith: { error: 'Row 2 has no price. Add one, such as 185.00.' },
  do: [
    {
      says: 'Take what a spreadsheet puts on the clipboard.',
      drawn: (
        <TextArea
          label="Paste from a spreadsheet"
          defaultValue={'Balayage\t$185\t06/2019\nCut\t$58\t03/2022'}
        />
      ),
    },
    'Keep what was typed when it is wrong.',
  ],
  dont: [
    'Use it for one line: that is a Field.',
    {
      says: 'Use the placeholder as a label.',
      drawn: <TextArea label="" placeholder="Paste from a spreadsheet" />,
    },
  ],
  backgrounds: ['page', 'wash', 'bright'],
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
