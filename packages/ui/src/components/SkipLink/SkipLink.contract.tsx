import type { Contract } from '../../../stories/contract';
import { SkipLink } from './SkipLink';

/** As it looks with the focus. */
const link = (label: string) => (
  <SkipLink href="#main" style={{ position: 'static', display: 'inline-block', transform: 'none' }}>
    {label}
  </SkipLink>
);

export const contract: Contract = {
  purpose: 'Lets the keyboard pass the header by, straight to the content.',
  do: [
    { says: 'Say where it leads.', drawn: link('Skip to content') },
    'Make it the first thing in the page.',
    'Point it at the main element.',
  ],
  dont: [{ says: 'Leave open what is skipped.', drawn: link('Skip') }, 'Use it twice in a page.'],
  accessibility: [
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'The first one brings it into view.',
      provedBy: 'Focused',
    },
    {
      kind: 'role',
      subject: 'link',
      promise: 'Out of sight, not out of reach.',
      provedBy: 'Hidden',
    },
  ],
};
