import type { Contract } from '../../../stories/contract';
import * as stage from '../stage.stories.css';
import { SwingTag } from './SwingTag';
import { look } from './specimens';

const tag = (rotation: number) => (
  <svg aria-hidden="true" className={stage.drawing} viewBox="0 0 400 260">
    <rect width="400" height="260" className={stage.honey} />
    <SwingTag look={{ ...look, rotation }} />
  </svg>
);

export const contract: Contract = {
  purpose: 'The third part: a price tag with a cut corner and a punched hole.',
  anatomy: [
    { part: 'Tag', is: 'Flat; two corners cut.', at: { of: 'svg', x: 0.4, y: 0.8 } },
    {
      part: 'Hole',
      is: 'Shows the background that it is told of.',
      at: { of: 'svg', x: 0.5, y: 0.3 },
    },
    {
      part: 'Price',
      is: 'Outlines, which need no font. May be struck out.',
      at: { of: 'svg', x: 0.55, y: 0.52 },
    },
  ],
  drawn: tag(-4),
  do: [
    'Name the background behind it, so that the hole is one.',
    { says: 'Turn it by a few degrees at most.', drawn: tag(-4) },
  ],
  dont: [
    { says: 'Turn it until its price is hard to read.', drawn: tag(70) },
    'Write a price on it that the text contradicts.',
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
      subject: 'price',
      promise: 'Nothing: it is drawn, so the text must say it.',
      provedBy: 'Priced',
    },
    {
      kind: 'announced',
      subject: 'struck',
      promise: 'Nothing either: a wrong price is told in words.',
      provedBy: 'Struck',
    },
  ],
};
