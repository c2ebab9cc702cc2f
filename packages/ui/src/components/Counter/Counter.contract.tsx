import type { Contract } from '../../../stories/contract';
import { Counter, CounterList } from './Counter';

export const contract: Contract = {
  purpose: 'One large figure with its name, set like a line of a price list.',
  anatomy: [
    { part: 'Name', is: 'The term.', at: { of: 'dt', x: 0 } },
    {
      part: 'Leader',
      is: 'Dots from the name to the figure, on wide screens.',
      at: { of: 'dt > span' },
    },
    {
      part: 'Figure',
      is: 'In the page from the start; counted up over it once.',
      at: { of: 'dd > span', x: 0.3, y: 0 },
    },
    { part: 'Suffix', is: 'A plus sign, raised.', at: { of: 'dd > span:last-child', x: 1 } },
  ],
  drawn: (
    <CounterList>
      <Counter label="Locations Tracked" value={350_000} suffix="+" />
    </CounterList>
  ),
  isDrawnWide: true,
  do: [
    {
      says: 'Write round figures with a plus sign.',
      drawn: (
        <CounterList>
          <Counter label="Locations Tracked" value={350_000} suffix="+" />
        </CounterList>
      ),
      isWide: true,
    },
    'Put counters in a CounterList: it is the list of terms that they need.',
  ],
  dont: [
    'Count what changes while it is read.',
    {
      says: 'Use it for prices.',
      drawn: (
        <CounterList>
          <Counter label="Balayage" value={185} format={(dollars) => `$${dollars}`} />
        </CounterList>
      ),
      isWide: true,
    },
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'figure',
      promise: 'The final one, at every moment.',
      provedBy: 'One',
    },
    {
      kind: 'preference',
      subject: 'layout',
      promise: 'Nothing on the page moves while it counts.',
      provedBy: 'CountingUp',
    },
    {
      kind: 'preference',
      subject: 'reduced motion',
      promise: 'The final figure stands from the start.',
      provedBy: 'ReducedMotion',
    },
  ],
};
