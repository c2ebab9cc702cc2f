import type { Contract } from '../../../stories/contract';
import { ScrollToTopButton } from './ScrollToTopButton';

/** As it stands once the page is scrolled. */
const button = (
  <ScrollToTopButton label="Back to top" hidden={false} style={{ position: 'static' }} />
);

export const contract: Contract = {
  purpose: 'The way back up a long page.',
  do: [
    {
      says: 'Stand it beneath a long page’s last line.',
      drawn: (
        <>
          <p>Hire better.</p>
          <p>Price smarter.</p>
          <p>Earn more.</p>
          {button}
        </>
      ),
    },
    'Put it last in the page.',
  ],
  dont: [
    {
      says: 'Use it on short pages.',
      drawn: (
        <>
          <p>Hire better.</p>
          {button}
        </>
      ),
    },
    'Put something else into that corner, other than a message.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'button',
      promise: 'There beyond 300 pixels only, and at least 44 pixels in both directions.',
      provedBy: 'Appears',
    },
    {
      kind: 'key',
      subject: 'Enter',
      promise: 'Goes to the top; the next Tab reaches the first control there.',
      provedBy: 'Followed',
    },
    {
      kind: 'preference',
      subject: 'focus',
      promise: 'Whatever takes focus behind it is scrolled clear of it.',
      provedBy: 'CoversNoFocus',
    },
  ],
};
