import type { Contract } from '../../../stories/contract';
import { Spinner } from './Spinner';

export const contract: Contract = {
  purpose: 'Shows that work is under way: a comb whose teeth pulse.',
  do: [
    {
      says: 'Set it beside a sentence that says what is being waited for.',
      drawn: (
        <p>
          <Spinner /> Calculating inflation impact. Please wait...
        </p>
      ),
    },
    'Give it a label when it stands alone.',
  ],
  dont: [
    { says: 'Leave it to be guessed what is waited for.', drawn: <Spinner /> },
    'Use it for waits too short to read about.',
  ],
  backgrounds: ['page', 'wash', 'bright'],
  accessibility: [
    {
      kind: 'announced',
      subject: 'beside a text',
      promise: 'Nothing: the text says it.',
      provedBy: 'BesideText',
    },
    {
      kind: 'role',
      subject: 'img',
      promise: 'Named by its label when it stands alone.',
      provedBy: 'Alone',
    },
  ],
};
