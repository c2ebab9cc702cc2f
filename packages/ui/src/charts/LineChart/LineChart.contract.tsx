import type { Contract } from '../../../stories/contract';
import { threeLines } from '../specimens';
import { LineChart } from './LineChart';

export const contract: Contract = {
  purpose:
    'Shows how a figure moved, and what not moving cost. The strand of the house: one line, hatched down to what stayed the same.',
  anatomy: [
    {
      part: 'Title and takeaway',
      is: 'What it shows, and what it says.',
      at: { of: 'figcaption', x: 0 },
    },
    {
      part: 'Cursor',
      is: 'A native range input over the whole plot.',
      at: { of: 'input', x: 1, y: 0.06 },
    },
    {
      part: 'Line',
      is: 'Lacquer, with its values written at the points if there are few.',
      at: { of: 'div > svg > path:nth-of-type(2)', x: 1, y: 0 },
    },
    {
      part: 'Baseline',
      is: 'Dotted: what stayed the same. The gap is hatched with teeth.',
      at: { of: 'div > svg > path', x: 1 },
    },
    {
      part: 'Time line',
      is: 'Years, quarters or months below the plot, by the span, where formatX has a frequency.',
      at: { of: 'div > svg > text:nth-of-type(3)', y: 1 },
    },
    {
      part: 'Numbers',
      is: 'All values in a table behind a disclosure.',
      at: { of: 'summary', x: 0 },
    },
  ],
  isDrawnWide: true,
  do: [
    'Write the conclusion as the takeaway.',
    'Name each line at its end; a legend makes the eye travel.',
    { says: 'Write units and signs in every label.', drawn: <LineChart {...threeLines} /> },
  ],
  dont: [
    {
      says: 'Leave the unit to be guessed.',
      drawn: <LineChart {...threeLines} formatY={(price) => String(Math.round(price))} />,
    },
    'Draw more than three lines: there are three tones, and the chart refuses a fourth.',
    'Tell lines apart by color alone.',
    'Scale a desktop drawing down to a phone: it has its own.',
  ],
  accessibility: [
    {
      kind: 'key',
      subject: 'arrow keys, Home, End',
      promise: 'Move the cursor; each stop says its values.',
      provedBy: 'Haircut',
    },
    { kind: 'key', subject: 'Escape', promise: 'Takes the tag away.', provedBy: 'Haircut' },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'A solid ring around the whole plot.',
      provedBy: 'Focused',
    },
    {
      kind: 'role',
      subject: 'figure',
      promise: 'Named by its title; the drawing is silent, as the same data stands in a table.',
      provedBy: 'Numbers',
    },
    {
      kind: 'role',
      subject: 'lines',
      promise: 'Told apart by dash and name too.',
      provedBy: 'ThreeLines',
    },
    {
      kind: 'role',
      subject: 'time line',
      promise: 'No label touches another, however narrow; each stop names its month in full.',
      provedBy: 'TimeLineOnAPhone',
    },
    {
      kind: 'preference',
      subject: 'reduced motion',
      promise: 'No rule moves or hides a part.',
      provedBy: 'ReducedMotion',
    },
  ],
};
