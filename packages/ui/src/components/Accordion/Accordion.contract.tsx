import type { Contract } from '../../../stories/contract';
import { Accordion } from './Accordion';

export const contract: Contract = {
  purpose: 'Questions with their answers folded away beneath them.',
  anatomy: [
    {
      part: 'Question',
      is: 'The summary, the full width of the row.',
      at: { of: 'summary', x: 0 },
    },
    {
      part: 'Sign',
      is: 'A plus; a minus once open. Decoration.',
      at: { of: 'summary > :last-child', x: 1 },
    },
    {
      part: 'Answer',
      is: 'Holds the id: an address that points at it opens it.',
      at: { of: 'details[open] > div', x: 0 },
    },
  ],
  drawnWith: { defaultValue: ['sources'] },
  do: [
    {
      says: 'Use it for questions that few readers have all of.',
      drawn: (
        <Accordion
          items={[
            { id: 'do-kinds', question: 'Do you cover tanning?', answer: 'Yes.' },
            {
              id: 'do-sources',
              question: 'Where do prices come from?',
              answer: 'From menus that salons publish.',
            },
          ]}
        />
      ),
    },
    'Give it headingLevel where the questions belong in the outline.',
  ],
  dont: [
    {
      says: 'Hide what everyone must read.',
      drawn: (
        <Accordion
          items={[{ id: 'dont-price', question: 'What does it cost?', answer: '$25 a month.' }]}
        />
      ),
    },
    'Use exclusive where readers compare answers.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'details',
      promise: 'Opens on a click and closes on the next; others stay as they are.',
      provedBy: 'Independent',
    },
    {
      kind: 'role',
      subject: 'exclusive',
      promise: 'At most one is open; a click on the open one closes it.',
      provedBy: 'OneAtATime',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'Reaches each question, with a visible ring.',
      provedBy: 'ByKeyboard',
    },
    {
      kind: 'announced',
      subject: 'heading',
      promise: 'Each question is a heading of the given rank.',
      provedBy: 'WithHeadings',
    },
    {
      kind: 'role',
      subject: 'address',
      promise: 'Ending in an id, it opens that item.',
      provedBy: 'OpenedByAddress',
    },
    {
      kind: 'role',
      subject: 'value',
      promise: 'Names the open items; a click, a key or an address only asks for others.',
      provedBy: 'Controlled',
    },
  ],
};
