import type { Contract } from '../../../stories/contract';
import { combShapes } from '../drawings';
import type { Shape } from '../shape';
import * as stage from '../stage.stories.css';
import { Mirror } from './Mirror';

const eye = (cx: number): Shape => ({
  element: 'circle',
  attributes: { cx, cy: 100, r: 9, fill: 'ink' },
});
const smile: Shape = {
  element: 'path',
  attributes: { d: 'M160 140Q200 180 240 140', fill: 'none', stroke: 'ink', strokeWidth: 8 },
};
const face = [eye(165), eye(235), smile];
const mirror = (reflection: readonly Shape[]) => (
  <svg aria-hidden="true" className={stage.drawing} viewBox="0 0 400 240">
    <Mirror look={{ x: 200, y: 120, radius: 110, glass: 'powder' }} reflection={reflection} />
  </svg>
);

const prices = mirror(
  combShapes({
    x: 90,
    y: 190,
    width: 220,
    lengths: [30, 40, 52, 66, 82, 98, 116, 134],
    toothWidth: 14,
    spine: 60,
  }),
);

export const contract: Contract = {
  purpose: 'The fourth part: a thick ring with a rival in it.',
  anatomy: [
    { part: 'Ring', is: 'Ink.', at: { of: 'svg', x: 0.24, y: 0.5 } },
    {
      part: 'Glass',
      is: 'Jar unless told otherwise, with a glint.',
      at: { of: 'svg', x: 0.5, y: 0.2 },
    },
    {
      part: 'Reflection',
      is: 'Shapes, cut off at the edge of the glass.',
      at: { of: 'svg', x: 0.6, y: 0.62 },
    },
  ],
  drawn: prices,
  do: [
    {
      says: 'Show in it what somebody else charges.',
      drawn: prices,
    },
  ],
  dont: [{ says: 'Put a face in it.', drawn: mirror(face) }],
  accessibility: [
    {
      kind: 'role',
      subject: 'g',
      promise: 'None: the picture around it has the name, or is hidden.',
      provedBy: 'InANamedPicture',
    },
    {
      kind: 'role',
      subject: 'several in a page',
      promise: 'Each glass has a window of its own.',
      provedBy: 'Two',
    },
  ],
};
