import type { Contract } from '../../../stories/contract';
import { Card } from '../Card';
import { Note } from '../Note';
import { Prose } from './Prose';

export const contract: Contract = {
  purpose: 'Sets plain HTML as the body of a text: a guide, or the terms.',
  anatomy: [
    { part: 'Measure', is: 'At most 680 pixels wide, 1.65 lines high.', at: { of: 'p + p', x: 1 } },
    { part: 'Lead', is: 'On request the first paragraph is larger.', at: { of: 'p', x: 0 } },
    {
      part: 'Plain elements',
      is: 'Headings, lists, tables, quotes, links.',
      at: { of: 'h2', x: 0 },
    },
    {
      part: 'Components',
      is: 'What has a class of its own keeps its own look.',
      at: { of: 'p ~ div', x: 1 },
    },
  ],
  isDrawnWide: true,
  drawnWith: {
    children: (
      <>
        <p>Most owners wait until they are angry to raise prices.</p>
        <p>There is a calmer way. Small steps, on a date you choose, announced once.</p>
        <h2>Start From the Street</h2>
        <p>Look at the ladder for your three busiest services.</p>
        <Card>Balayage, $185</Card>
      </>
    ),
  },
  do: [
    'Give it headings with ids, so that a contents list can lead to them.',
    'Give a table that may scroll tabindex="0": not every browser’s keyboard reaches it otherwise.',
    {
      says: 'Put Steps, Note and PullQuote straight into it.',
      drawn: (
        <Prose>
          <p>A full book is a price signal.</p>
          <Note>Count four weeks, not one.</Note>
        </Prose>
      ),
    },
  ],
  dont: [
    {
      says: 'Lay out a page with it: it sets text.',
      drawn: (
        <Prose>
          <Card>Hire better.</Card>
          <Card>Price smarter.</Card>
        </Prose>
      ),
    },
    'Style an element from outside: give it a class.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'elements',
      promise: 'Headings, lists and tables stay what they are.',
      provedBy: 'Legal',
    },
    {
      kind: 'role',
      subject: 'components',
      promise: 'Keep their own look and role.',
      provedBy: 'Article',
    },
    {
      kind: 'role',
      subject: 'link',
      promise: 'Underlined, so that color is not needed.',
      provedBy: 'Links',
    },
    {
      kind: 'role',
      subject: 'address of a heading',
      promise: 'Comes to rest clear of the header.',
      provedBy: 'Article',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'Reaches a table that scrolls, with a solid ring.',
      provedBy: 'WideTable',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'A wide table scrolls in itself; the page does not.',
      provedBy: 'WideTable',
    },
  ],
};
