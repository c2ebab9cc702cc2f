import type { Contract } from '../../../stories/contract';

export const contract: Contract = {
  purpose: 'One of a few options, all in view: how a price is rounded, which of two series counts.',
  anatomy: [
    { part: 'Legend', is: 'Above the options. It names the group.', at: { of: 'legend', x: 0 } },
    {
      part: 'Option',
      is: 'A native radio button and its label; the whole frame is the target.',
      at: { of: 'label', x: 0 },
    },
  ],
  do: [
    { says: 'Keep to five options or fewer, each of a word or two.', props: {} },
    'Choose one beforehand.',
  ],
  dont: [
    {
      says: 'Use it for on and off.',
      props: {
        legend: 'Include my revenue',
        options: [
          { value: '1', label: 'Yes' },
          { value: '0', label: 'No' },
        ],
      },
    },
    'Start anything but a recalculation when an option is chosen.',
  ],
  backgrounds: ['page', 'wash', 'bright'],
  accessibility: [
    {
      kind: 'role',
      subject: 'group',
      promise: 'A fieldset named by its legend.',
      provedBy: 'Rounding',
    },
    { kind: 'role', subject: 'radio', promise: 'Named by its label.', provedBy: 'Rounding' },
    {
      kind: 'key',
      subject: 'Arrow keys',
      promise: 'Choose the option beside it; Tab leaves the group.',
      provedBy: 'ByKeys',
    },
    {
      kind: 'role',
      subject: 'disabled',
      promise: 'A native disabled input.',
      provedBy: 'Disabled',
    },
  ],
};
