import type { Contract } from '../../../stories/contract';
import { StickyIndex } from './StickyIndex';

export const contract: Contract = {
  purpose:
    'A list of the sections of a long page, which stays in view and marks where the reader is.',
  anatomy: [
    {
      part: 'Dot',
      is: 'Marks the current entry; the label moves aside for it.',
      at: { of: '[aria-current]', x: 0 },
    },
    { part: 'Entry', is: 'A plain link to an id.', at: { of: 'li:nth-child(2) a', x: 0 } },
    { part: 'Note', is: 'Something small at the end of the row.', at: { of: 'a', x: 1 } },
  ],
  drawnWith: { activeId: 'march' },
  do: [
    {
      says: 'List the sections in the order of the page.',
      drawn: (
        <StickyIndex
          label="Releases"
          activeId="march"
          items={[
            { id: 'march', label: 'March', note: '3' },
            { id: 'february', label: 'February', note: '3' },
            { id: 'january', label: 'January', note: '1' },
          ]}
        />
      ),
    },
    'Feed it from useScrollSpy.',
    'Spread scrollTarget into the style of the sections.',
  ],
  dont: [
    'Nest entries.',
    {
      says: 'Use it on a page of one screen.',
      drawn: (
        <StickyIndex
          label="Releases"
          activeId="march"
          items={[{ id: 'march', label: 'March', note: '3' }]}
        />
      ),
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'navigation',
      promise: 'A named landmark; the section being read is the current location.',
      provedBy: 'Scrolled',
    },
    {
      kind: 'role',
      subject: 'link',
      promise: 'Brings its section to 100 pixels below the top.',
      provedBy: 'Followed',
    },
    {
      kind: 'announced',
      subject: 'last entries',
      promise: 'Stay marked when followed, though they cannot reach the top.',
      provedBy: 'LastFollowed',
    },
    {
      kind: 'preference',
      subject: 'small screens',
      promise: 'At least 24 pixels a row, or not there at all.',
      provedBy: 'ShownOnMobile',
    },
  ],
};
