import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'One thing that is so or is not: whether a link tells the revenue.',
  anatomy: [
    { part: 'Box', is: 'A native checkbox, before its label.', at: { of: 'input', x: 0 } },
    {
      part: 'Label',
      is: 'Says what a tick means; a part of the target.',
      at: { of: 'label', x: 0.6, y: 0 },
    },
    {
      part: 'Hint',
      is: 'Optional, below the label: what follows from a tick, or from none.',
      at: { of: 'p', x: 1 },
    },
  ],
  do: [
    { says: 'Say what a tick does, so that no tick needs no words.', props: {} },
    'Leave what is private unticked.',
  ],
  dont: [
    'Start anything at a tick.',
    {
      says: 'Use it for one of several: that is a RadioGroup.',
      props: { label: 'Round to the dollar, not to the cent', hint: undefined },
    },
  ],
  backgrounds: ['page', 'wash', 'bright'],
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
