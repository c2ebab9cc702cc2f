import type { Contract } from '../../../stories/contract';
import { Card } from '../Card';
import { Heading } from '../Heading';
import { Split } from './Split';

export const contract: Contract = {
  purpose: 'Two columns, five parts to seven: what is said, and what is shown.',
  anatomy: [
    { part: 'First', is: 'Five of twelve parts: usually the text.', at: { of: 'p', x: 0.1, y: 0 } },
    {
      part: 'Second',
      is: 'Seven parts: the picture, the form or the chart.',
      at: { of: 'p:last-child', x: 0.1, y: 0 },
    },
  ],
  isDrawnWide: true,
  do: [
    {
      says: 'Put first what is to be read first.',
      drawn: (
        <Split>
          <Heading level={4} size="h3">
            Nearby Prices
          </Heading>
          <Card>What a haircut costs within two miles.</Card>
        </Split>
      ),
      isWide: true,
    },
    'Align to the center when one column is a picture.',
  ],
  dont: [
    'Turn the order around with CSS: reading and focus would not follow.',
    {
      says: 'Use it for three things.',
      drawn: (
        <Split>
          <Card>Hire better.</Card>
          <Card>Price smarter.</Card>
          <Card>Earn more.</Card>
        </Split>
      ),
      isWide: true,
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'order',
      promise: 'The first comes first, for the eye, the ear and the keyboard.',
      provedBy: 'FiveToSeven',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'Below 1024 pixels the columns stack, in the same order.',
      provedBy: 'Stacked',
    },
  ],
};
