import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Fills the stage of a tab behind the sheet of a vignette.',
  anatomy: [
    { part: 'Hair', is: 'Strands that wave across, for people; on mint.' },
    { part: 'Rising', is: 'A comb whose teeth grow to the right, for prices; on jar.' },
    { part: 'Facing', is: 'Two combs, tip to tip, for competitors; on honey.' },
  ],
  do: ['Put it first in a tab’s panel: the sheet then lies over it.'],
  dont: ['Set text on it.'],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing, and it hides nothing of the sheet.',
      provedBy: 'BehindASheet',
    },
    {
      kind: 'preference',
      subject: 'forced colors',
      promise: 'Gone: it is decoration.',
      provedBy: 'ForcedColors',
    },
  ],
};
