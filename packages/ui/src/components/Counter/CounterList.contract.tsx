import type { Contract } from '../../../stories/contract';
import { Counter, CounterList } from './Counter';

const locations = <Counter label="Locations Tracked" value={350_000} suffix="+" />;
const points = <Counter label="Price Points" value={25_000_000} suffix="+" />;

export const contract: Contract = {
  purpose: 'Large figures, set like a price list.',
  anatomy: [
    {
      part: 'Rows',
      is: 'Counters, with hairlines between them.',
      at: { of: 'dl > div:nth-child(2)', x: 0, y: 0.4 },
    },
    {
      part: 'Leaders',
      is: 'Dots from name to figure, on wide screens.',
      at: { of: 'div:last-child > dt > span' },
    },
  ],
  isDrawnWide: true,
  do: [
    {
      says: 'Put the largest figure last.',
      drawn: (
        <CounterList>
          {locations}
          {points}
        </CounterList>
      ),
      isWide: true,
    },
    'Keep to three or four.',
  ],
  dont: [
    {
      says: 'Mix prices in.',
      drawn: (
        <CounterList>
          {locations}
          <Counter label="Balayage" value={185} format={(dollars) => `$${dollars}`} />
        </CounterList>
      ),
      isWide: true,
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'terms',
      promise: 'A list of terms: each name with its figure.',
      provedBy: 'PriceList',
    },
    {
      kind: 'preference',
      subject: 'narrow screens',
      promise: 'At 320 pixels the figure stands above its name, inside the list.',
      provedBy: 'Narrowest',
    },
  ],
};
