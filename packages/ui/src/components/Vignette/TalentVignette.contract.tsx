import type { Contract } from '../../../stories/contract';
import { talent } from './specimens';
import { TalentVignette } from './TalentVignette';

export const contract: Contract = {
  purpose: 'Pictures a list of people whose contact is unlocked one at a time.',
  anatomy: [
    {
      part: 'Swatch',
      is: 'A lock of hair on one of four backgrounds; never a face.',
      at: { of: '[role=img] > div svg', x: 0 },
    },
    {
      part: 'State',
      is: 'Muted text while locked, green once unlocked; no outline, so it is no button.',
      at: { of: 'div + span', x: 1 },
    },
    {
      part: 'Name',
      is: 'A comb of teeth, until the contact is unlocked.',
      at: { of: '[role=img] > :last-child p + span', x: 0.8, y: 1 },
    },
  ],
  do: [
    {
      says: 'Describe people by their role, and salons by their kind and distance.',
      drawn: <TalentVignette {...talent} />,
    },
  ],
  dont: [
    {
      says: 'Give away where somebody works.',
      drawn: (
        <TalentVignette
          {...talent}
          people={talent.people.map((person) => ({ ...person, workplace: '12 Main Street' }))}
        />
      ),
    },
    'Name anybody.',
    'Use it for a real list: nothing in it can be pressed.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'img',
      promise: 'One picture with a name; nothing inside takes focus or is read out.',
      provedBy: 'OneUnlocked',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'The state moves beneath the person, and nothing is cut off.',
      provedBy: 'Narrowest',
    },
  ],
};
