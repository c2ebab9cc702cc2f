import type { Contract } from '../../../stories/contract';
import { Footer } from './Footer';

const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: '/' }));
const resources = { heading: 'Resources', links: links('Guides', 'Inflation Calculator') };
const company = { heading: 'Company', links: links('About', 'Careers') };
const footer = (groups: readonly (typeof resources)[]) => (
  <Footer
    tagline="Hire better. Price smarter. Earn more."
    groups={groups}
    social={[]}
    legal={links('Privacy Policy', 'Terms of Service')}
    copyright="© Tallycomb"
  />
);

export const contract: Contract = {
  purpose: 'Everything that has to be found on every page and is looked for last.',
  anatomy: [
    {
      part: 'Teeth',
      is: 'A row over the end of the section before.',
      at: { of: 'footer', x: 0.25, y: 0 },
    },
    { part: 'Call', is: 'A line and the one button.', at: { of: 'footer p', x: 0 } },
    {
      part: 'Groups',
      is: 'Each a navigation named by its heading.',
      at: { of: 'nav h2', x: 0.1, y: 0 },
    },
    {
      part: 'Follow',
      is: 'Links to other places, as icons with names.',
      at: { of: 'nav + div > h2', x: 0.1, y: 0 },
    },
    {
      part: 'Legal',
      is: 'The year, and what the law asks for.',
      at: { of: 'footer p ~ ul', x: 1 },
    },
    {
      part: 'Wordmark',
      is: 'Decoration, hidden from assistive technology; a link home where one is given.',
      at: { of: 'footer > svg, footer > a svg', y: 0.9 },
    },
  ],
  isDrawnWide: true,
  do: [
    {
      says: 'Keep legal links in the last line.',
      drawn: footer([resources, company]),
      isWide: true,
    },
    'Name each social link by its network.',
  ],
  dont: [
    {
      says: 'Add a group of one.',
      drawn: footer([resources, company, { heading: 'More', links: links('Press') }]),
      isWide: true,
    },
  ],
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
