import type { Contract } from '../../../stories/contract';
import * as stage from '../stage.stories.css';
import { Comb } from './Comb';

const comb = (lengths: readonly number[], missing: readonly number[] = []) => (
  <svg aria-hidden="true" className={stage.drawing} viewBox="0 0 400 240">
    <Comb
      shape={{
        x: 20,
        y: 180,
        width: 360,
        lengths,
        toothWidth: 16,
        spine: 40,
        corner: 12,
        you: 4,
        missing,
      }}
    />
  </svg>
);

export const contract: Contract = {
  purpose: 'The first of the four parts that every picture is made of: a spine with rounded teeth.',
  anatomy: [
    {
      part: 'Teeth',
      is: 'Given as lengths; radius is half their width.',
      at: { of: 'svg', x: 0.93, y: 0.12 },
    },
    { part: 'Spine', is: 'Drawn last, over the teeth’s feet.', at: { of: 'svg', x: 0.5, y: 0.86 } },
    {
      part: 'Yours',
      is: 'At most one tooth, in the second color.',
      at: { of: 'svg', x: 0.45, y: 0.4 },
    },
    {
      part: 'Missing',
      is: 'Dashed outlines where a tooth has gone.',
      at: { of: 'svg', x: 0.17, y: 0.5 },
    },
  ],
  drawn: comb([60, 70, 84, 92, 104, 118, 128, 140, 152, 160], [1]),
  do: [
    {
      says: 'Let the lengths be true: the hero’s are prices.',
      drawn: comb([60, 70, 84, 92, 104, 118, 128, 140, 152, 160]),
    },
    'Keep gaps at 1 to 1.4 times a tooth.',
  ],
  dont: [
    {
      says: 'Draw all teeth alike: then it says nothing.',
      drawn: comb(Array.from({ length: 10 }, () => 110)),
    },
    'Mark two teeth as yours.',
    'Outline it.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'g',
      promise: 'None: the picture around it has the name, or is hidden.',
      provedBy: 'InANamedPicture',
    },
    {
      kind: 'announced',
      subject: 'meaning',
      promise: 'A missing or marked tooth is silent: the text beside it says so.',
      provedBy: 'Missing',
    },
  ],
};
