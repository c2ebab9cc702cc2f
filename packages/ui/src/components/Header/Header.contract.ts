import type { Contract } from '../../../.storybook/contract';

export const contract: Contract = {
  purpose: 'The way home, the few ways on and the one call to action, at the top of every page.',
  anatomy: [
    { part: 'Home', is: 'The logo, a link.' },
    { part: 'Links', is: 'The current page is underlined in lacquer.' },
    { part: 'Resources', is: 'A button that opens more links.' },
    { part: 'Menu', is: 'On phones: a panel 60 pixels from the top.' },
  ],
  do: ['Give it the background of the page’s first section.', 'Mark the current page.'],
  dont: ['Add a level beneath Resources.', 'Put a second call to action beside the first.'],
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
