import type { ReactNode } from 'react';
import type { Contract } from '../../../stories/contract';
import * as stage from '../stage.stories.css';
import { NotFoundArt } from './NotFoundArt';

const below = (text: ReactNode) => (
  <div className={stage.notFound}>
    {text}
    <NotFoundArt />
  </div>
);

export const contract: Contract = {
  purpose: 'A comb with teeth missing, for the page that is.',
  anatomy: [
    {
      part: 'Comb',
      is: '48 teeth from edge to edge; five are dashed outlines.',
      at: { of: 'svg', x: 0.75, y: 0.95 },
    },
    {
      part: 'Floor',
      is: 'Trimmings and, with words given, the five teeth that broke off.',
      at: { of: 'svg', x: 0.3, y: 0.2 },
    },
    {
      part: 'Gap',
      is: 'A checkbox, as is its tooth on the floor: checked, the tooth is back.',
      at: { of: 'svg', x: 0.24, y: 0.6 },
    },
  ],
  isDrawnWide: true,
  do: [
    {
      says: 'Set it at the foot of a section on the hero’s background.',
      drawn: below(<p>This page is missing, like a tooth.</p>),
    },
  ],
  dont: [
    {
      says: 'Use it for a failed request: that can be tried again.',
      drawn: below(
        <p>
          The prices did not load. <button type="button">Try again</button>
        </p>,
      ),
    },
  ],
  accessibility: [
    {
      kind: 'announced',
      subject: 'picture',
      promise: 'Nothing: the heading says what is missing.',
      provedBy: 'Page',
    },
    {
      kind: 'key',
      subject: 'Space',
      promise: 'Puts a missing tooth back in; once all are in, a line says so.',
      provedBy: 'PushedBackIn',
    },
    {
      kind: 'preference',
      subject: 'width',
      promise: 'Edge to edge, however wide the page.',
      provedBy: 'Page',
    },
  ],
};
