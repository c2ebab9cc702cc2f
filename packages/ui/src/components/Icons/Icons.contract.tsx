import type { Contract } from '../../../stories/contract';
import { Chip } from '../Chip';
import { IconBarber } from './CategoryIcons';

export const contract: Contract = {
  purpose: 'Small signs beside words. One drawing board for all: 24 units, round strokes of 1.75.',
  do: [
    {
      says: 'Set it beside its word.',
      drawn: (
        <Chip tone="aqua" icon={<IconBarber />}>
          Barber
        </Chip>
      ),
    },
    'Draw a new one on the same grid, with the same stroke.',
  ],
  dont: [
    {
      says: 'Replace a word with it, except for close, menu, pause and the social marks.',
      drawn: (
        <p>
          <IconBarber />
        </p>
      ),
    },
    'Give it a color of its own.',
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'beside a word',
      promise: 'Nothing: the word says it.',
      provedBy: 'All',
    },
    {
      kind: 'role',
      subject: 'img',
      promise: 'Named by its label when it has one.',
      provedBy: 'Labeled',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'Drawn in whatever color the text has.',
      provedBy: 'ForcedColors',
    },
  ],
};
