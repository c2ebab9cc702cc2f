import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'One thing that is so or is not: whether a link tells the revenue.',
  anatomy: [
    { part: 'Box', is: 'A native checkbox, before its label.' },
    { part: 'Label', is: 'Says what a tick means; a part of the target.' },
    { part: 'Hint', is: 'Optional, below the label: what follows from a tick, or from none.' },
  ],
  do: ['Say what a tick does, so that no tick needs no words.', 'Leave what is private unticked.'],
  dont: ['Start anything at a tick.', 'Use it for one of several: that is a RadioGroup.'],
  accessibility: [
    { kind: 'role', subject: 'checkbox', promise: 'Named by its label.', provedBy: 'Unticked' },
    {
      kind: 'announced',
      subject: 'hint',
      promise: 'Read after the name, by aria-describedby.',
      provedBy: 'Unticked',
    },
    { kind: 'key', subject: 'Space', promise: 'Ticks and unticks.', provedBy: 'ByKeys' },
    {
      kind: 'role',
      subject: 'disabled',
      promise: 'A native disabled input.',
      provedBy: 'Disabled',
    },
  ],
};
