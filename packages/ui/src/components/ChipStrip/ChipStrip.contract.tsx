import type { Contract } from '../../../stories/contract';
import { categories } from '../Chip/specimens';
import { ChipStrip } from './ChipStrip';

const strip = (
  <ChipStrip label="Categories we cover" items={categories} pauseLabel="Pause the categories" />
);

export const contract: Contract = {
  purpose: 'Shows in passing how many kinds of salon there are.',
  anatomy: [
    {
      part: 'Row',
      is: 'A list that passes by, then once more, hidden from assistive technology: it has no end. It scrolls while nothing moves.',
      at: { of: 'ul', x: 0.1, y: 0 },
    },
    {
      part: 'Control',
      is: 'The end of the strip: a box that is checked while it pauses, 44 pixels or more.',
      at: { of: 'label', x: 0.5, y: 0 },
    },
  ],
  isDrawnWide: true,
  do: [{ says: 'Put it where nothing has to be read in a hurry.', drawn: strip }],
  dont: [
    {
      says: 'Use two in a page.',
      drawn: (
        <>
          {strip}
          {strip}
        </>
      ),
    },
    'Put in it what is found nowhere else.',
  ],
  accessibility: [
    { kind: 'role', subject: 'list', promise: 'Read once, whatever moves.', provedBy: 'Moving' },
    {
      kind: 'role',
      subject: 'checkbox',
      promise: 'Checked, it stops the row for good (WCAG 2.2.2), without JavaScript too.',
      provedBy: 'Paused',
    },
    {
      kind: 'key',
      subject: 'Space',
      promise: 'Stops and starts it at once.',
      provedBy: 'PlayedAgain',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'On the row it holds it still; the row then scrolls.',
      provedBy: 'HeldByFocus',
    },
    {
      kind: 'preference',
      subject: 'reduced motion',
      promise: 'A row that scrolls, and no box.',
      provedBy: 'ReducedMotion',
    },
  ],
};
