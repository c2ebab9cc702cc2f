import type { Contract } from '../../../stories/contract';
import { features } from './specimens';
import { Tabs } from './Tabs';

const steps = features.map((tab, index) => ({ ...tab, title: `Step ${index + 1}` }));

export const contract: Contract = {
  purpose: 'Two to six views of one thing, of which one is shown.',
  anatomy: [
    {
      part: 'Tab',
      is: 'A title with an arrow; a lacquer dot marks the selected one.',
      at: { of: '[role=tab]', x: 0 },
    },
    {
      part: 'Text',
      is: 'Opens beneath the selected tab.',
      at: { of: '[role=tabpanel]:not([hidden]) p', x: 0 },
    },
    {
      part: 'Stage',
      is: 'The picture, on a flat background that does not change with the theme.',
      at: { of: '[role=tabpanel]:not([hidden]) > :last-child', x: 1 },
    },
  ],
  isDrawnWide: true,
  do: [
    'Put what everyone needs into the first tab.',
    {
      says: 'Keep titles to two words.',
      drawn: <Tabs label="Features" tabs={features} />,
      isWide: true,
    },
  ],
  dont: [
    {
      says: 'Use it for steps: they have an order.',
      drawn: <Tabs label="Steps" tabs={steps} />,
      isWide: true,
    },
    'Put links or controls into a panel: before script runs, they are reached while unseen.',
  ],
  accessibility: [
    {
      kind: 'key',
      subject: 'Up, Down',
      promise: 'Select the tab above or below, round and round, in the vertical list.',
      provedBy: 'VerticalKeyboard',
    },
    {
      kind: 'key',
      subject: 'Home, End',
      promise: 'Select the first or the last tab.',
      provedBy: 'VerticalKeyboard',
    },
    {
      kind: 'key',
      subject: 'Left, Right',
      promise: 'Do the same in the horizontal list below 768 pixels, and bring the tab into view.',
      provedBy: 'Horizontal',
    },
    {
      kind: 'key',
      subject: 'Tab',
      promise: 'Reaches the selected tab, then its panel.',
      provedBy: 'VerticalKeyboard',
    },
    {
      kind: 'role',
      subject: 'tablist',
      promise: 'Has a name and says which way it runs.',
      provedBy: 'Vertical',
    },
    {
      kind: 'key',
      subject: 'Space',
      promise:
        'Selects the focused tab, which is focused yet not selected only just after mounting.',
      provedBy: 'Space',
    },
    {
      kind: 'preference',
      subject: 'no script',
      promise: 'Links to the panels; the first is shown, and the others can be read out.',
      provedBy: 'WithoutScript',
    },
    {
      kind: 'preference',
      subject: 'no script',
      promise: 'defaultValue and value name the panel that is shown, then and after mounting.',
      provedBy: 'StartsWithAnother',
    },
    {
      kind: 'preference',
      subject: 'no script',
      promise: 'A link shows its panel and no other.',
      provedBy: 'SelectedByAddress',
    },
    {
      kind: 'preference',
      subject: 'loading',
      promise: 'Mounting moves nothing and keeps the focus, whatever the width.',
      provedBy: 'MountsInPlace',
    },
    {
      kind: 'role',
      subject: 'address',
      promise: 'The panel that the address names is selected, at first and whenever it changes.',
      provedBy: 'FollowsTheAddress',
    },
    {
      kind: 'role',
      subject: 'value',
      promise: 'Is the selected tab; a click, a key or an address only asks for another.',
      provedBy: 'Controlled',
    },
  ],
};
