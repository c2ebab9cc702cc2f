import type { Contract } from '../../../stories/contract';
import { Section } from '../Section';
import { Header } from './Header';

const pages = ['Home', 'About', 'Guides', 'Changelog', 'Careers', 'Calculator', 'Data', 'Press'];
const header = (labels: readonly string[]) => (
  <>
    <Header
      background="hero"
      homeHref="/"
      navigation={labels.map((label) => ({ label, href: '/', current: label === 'Home' }))}
      resources={{ label: 'Resources', links: [] }}
      action={{ label: 'Start Growing Now', href: '/' }}
    />
    <Section background="hero" aria-label="Hero" />
  </>
);

export const contract: Contract = {
  purpose: 'The way home, the few ways on and the one call to action, at the top of every page.',
  anatomy: [
    { part: 'Home', is: 'The logo, a link.', at: { of: 'header a', x: 0 } },
    {
      part: 'Links',
      is: 'On wide screens. The current page is underlined in lacquer.',
      at: { of: '[aria-current]', y: 0 },
    },
    { part: 'Resources', is: 'A button that opens more links.', at: { of: 'nav button', y: 0 } },
    {
      part: 'Action',
      is: 'The one call to action.',
      at: { of: 'header > div > a ~ a', x: 0.8, y: 0 },
    },
    {
      part: 'Menu',
      is: 'On phones: opens a panel 60 pixels from the top.',
      at: { of: 'header > div > button', x: 1 },
    },
  ],
  drawn: header(pages.slice(0, 2)),
  isDrawnWide: true,
  do: [
    'Give it the background of the page’s first section.',
    { says: 'Mark the current page.', drawn: header(pages.slice(0, 2)), isWide: true },
  ],
  dont: [
    {
      says: 'List every page: what is seldom looked for goes under Resources.',
      drawn: header(pages),
      isWide: true,
    },
    'Add a level beneath Resources.',
    'Put a second call to action beside the first.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'banner',
      promise: 'The current page is marked for everyone.',
      provedBy: 'AtTop',
    },
    {
      kind: 'role',
      subject: 'Resources',
      promise: 'A disclosure button that says whether it is open.',
      provedBy: 'ResourcesOpen',
    },
    {
      kind: 'key',
      subject: 'Escape, in Resources',
      promise: 'Closes it and gives the focus back to its button.',
      provedBy: 'ResourcesEscaped',
    },
    {
      kind: 'key',
      subject: 'Escape, in the menu',
      promise: 'Closes it and gives the focus back to its button.',
      provedBy: 'MobileMenuEscaped',
    },
    {
      kind: 'role',
      subject: 'Menu',
      promise: 'At least 44 pixels in both directions.',
      provedBy: 'Mobile',
    },
    {
      kind: 'announced',
      subject: 'open menu',
      promise: 'The button says that it is open; Resources is a heading.',
      provedBy: 'MobileMenuOpen',
    },
    {
      kind: 'role',
      subject: 'followed link',
      promise: 'Closes the menu, also when the page stays the same.',
      provedBy: 'MobileMenuFollowed',
    },
  ],
};
