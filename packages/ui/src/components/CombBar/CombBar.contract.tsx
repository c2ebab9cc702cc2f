import type { Contract } from '../../../stories/contract';
import { CombBar } from './CombBar';

export const contract: Contract = {
  purpose: 'A number in a table, once more as a tooth.',
  do: [
    {
      says: 'Put it into a cell beside the number, or in the next one.',
      drawn: (
        <>
          <p>$56,748</p>
          <CombBar value={56_748} max={56_748} />
          <p>$36,179</p>
          <CombBar value={36_179} max={56_748} />
        </>
      ),
    },
    'Give all bars of a column the same maximum.',
  ],
  dont: [
    {
      says: 'Show a number by it alone.',
      drawn: (
        <>
          <CombBar value={56_748} max={56_748} />
          <br />
          <CombBar value={36_179} max={56_748} />
        </>
      ),
    },
    'Use it for values below zero: they have no tooth.',
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'tooth',
      promise: 'Nothing: the number beside it is read.',
      provedBy: 'Share',
    },
    {
      kind: 'role',
      subject: 'length',
      promise: 'In proportion: half the maximum is half the cell.',
      provedBy: 'Share',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'The tooth has the color of text.',
      provedBy: 'ForcedColors',
    },
  ],
};
