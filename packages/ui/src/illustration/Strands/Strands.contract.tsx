import type { Contract } from '../../../stories/contract';
import * as stage from '../stage.stories.css';
import { Strands } from './Strands';

const xs = [-60, 110, 260, 460];
const guide = (ys: readonly number[]) => ys.map((y, index) => ({ x: xs[index] ?? 0, y }));
const lock = (
  <Strands
    shape={{
      left: guide([60, 20, 120, 40]),
      right: guide([220, 150, 250, 170]),
      count: 30,
      seed: 9,
      jitter: 1.8,
    }}
  />
);

export const contract: Contract = {
  purpose: 'The second part: parallel hair, which is also a bundle of lines.',
  anatomy: [
    {
      part: 'Guides',
      is: 'Two polylines that the strands run between.',
      at: { of: 'svg', x: 0.275, y: 0.08 },
    },
    {
      part: 'Strands',
      is: 'Some 83% dark, 10% lacquer, 7% honey-brown. The seed decides which, and the jitter.',
      at: { of: 'svg', x: 0.65, y: 0.6 },
    },
  ],
  drawn: (
    <svg aria-hidden="true" className={stage.drawing} viewBox="0 0 400 260">
      {lock}
    </svg>
  ),
  do: [
    'Run it 500 units past the edge, so that no cut shows.',
    {
      says: 'Let a bundle pinch and turn.',
      drawn: (
        <svg aria-hidden="true" className={stage.drawing} viewBox="0 0 400 260">
          {lock}
        </svg>
      ),
    },
  ],
  dont: [
    'Tangle it.',
    {
      says: 'Lay it under text.',
      drawn: (
        <svg aria-hidden="true" className={stage.drawing} viewBox="0 0 400 260">
          {lock}
          <text x="60" y="140" fontSize="34">
            Raise Your Prices
          </text>
        </svg>
      ),
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'g',
      promise: 'None: the picture around it has the name, or is hidden.',
      provedBy: 'InANamedPicture',
    },
    {
      kind: 'role',
      subject: 'seed',
      promise: 'The same number draws the same hair, on a server too.',
      provedBy: 'SameHair',
    },
  ],
};
