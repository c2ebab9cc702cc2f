import type { Contract } from '../../../stories/contract';
import { WorldMap } from './WorldMap';

export const contract: Contract = {
  purpose: 'The world as a comb: land is teeth, places are flags.',
  anatomy: [
    { part: 'Land', is: 'One column every 2.2 degrees.', at: { of: 'svg', x: 0.7, y: 0.3 } },
    { part: 'Flags', is: 'Come up after one second.', at: { of: 'svg', x: 0.195, y: 0.22 } },
  ],
  isDrawnWide: true,
  do: [
    {
      says: 'Mark a handful of places.',
      drawn: (
        <WorldMap
          label="World map with two countries marked"
          markers={[
            { label: 'United States', longitude: -98.6, latitude: 39.8 },
            { label: 'Philippines', longitude: 121.8, latitude: 12.9 },
          ]}
        />
      ),
      isWide: true,
    },
    'Say in the label what the map is of, and its places unless the text beside it names them.',
  ],
  dont: [
    {
      says: 'Mark places to the street: a tooth is 150 miles wide.',
      drawn: (
        <WorldMap
          label="World map with two streets marked"
          markers={[
            { label: 'Main Street', longitude: -98.6, latitude: 39.8 },
            { label: 'High Street', longitude: -98.5, latitude: 39.8 },
          ]}
        />
      ),
      isWide: true,
    },
    'Leave out of the text what only the map shows.',
  ],
  accessibility: [
    { kind: 'role', subject: 'img', promise: 'Named by its label.', provedBy: 'ThreeCountries' },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'A crop, with flags twice as large.',
      provedBy: 'Phone',
    },
    {
      kind: 'preference',
      subject: 'close places',
      promise: 'Signs never cover each other or leave the map.',
      provedBy: 'CloseTogether',
    },
    {
      kind: 'preference',
      subject: 'reduced motion',
      promise: 'The flags are up from the start.',
      provedBy: 'ReducedMotion',
    },
  ],
};
