import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'Everything that has to be found on every page and is looked for last.',
  anatomy: [
    { part: 'Teeth', is: 'A row over the end of the section before.' },
    { part: 'Call', is: 'A line and the one button.' },
    { part: 'Groups', is: 'Each a navigation named by its heading.' },
    {
      part: 'Wordmark',
      is: 'Decoration, hidden from assistive technology; a link home where one is given.',
    },
  ],
  do: ['Keep legal links in the last line.', 'Name each social link by its network.'],
  dont: ['Add a group of one.'],
  accessibility: [
    {
      kind: 'role',
      subject: 'navigation',
      promise: 'Each group named by its heading; social icons named by their network.',
      provedBy: 'Complete',
    },
    {
      kind: 'role',
      subject: 'targets',
      promise: 'Every link at least 24 pixels high, on phones too.',
      provedBy: 'Mobile',
    },
    {
      kind: 'announced',
      subject: 'wordmark',
      promise: 'Nothing: it is an outline, cut off by the end of the page.',
      provedBy: 'GiantName',
    },
    {
      kind: 'role',
      subject: 'wordmark as a link',
      promise: 'A link by the name it is given, to the home page.',
      provedBy: 'WithHomeLink',
    },
  ],
};
