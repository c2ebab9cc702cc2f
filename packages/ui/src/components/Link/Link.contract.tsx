import type { Contract } from '../../../stories/contract';
import { Link } from './Link';

export const contract: Contract = {
  purpose: 'An anchor that knows whether it leads within the app, elsewhere, or within the page.',
  do: [
    { says: 'Use it for what has an address.', drawn: <Link href="/guides">Guides</Link> },
    'Give the router’s link to LinkProvider once, at the root.',
  ],
  dont: [
    {
      says: 'Use it for what happens in place: that is a button.',
      drawn: <Link href="#result">Calculate</Link>,
    },
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'within the app',
      promise: 'The router’s own link.',
      provedBy: 'InApp',
    },
    {
      kind: 'role',
      subject: 'reload',
      promise: 'Asks the app’s link for a new page; a plain anchor never carries the word.',
      provedBy: 'Reloading',
    },
    {
      kind: 'role',
      subject: 'elsewhere',
      promise: 'A plain anchor that hands no reference to a new window.',
      provedBy: 'External',
    },
    {
      kind: 'role',
      subject: 'within the page',
      promise: 'A plain anchor.',
      provedBy: 'WithinThePage',
    },
  ],
};
