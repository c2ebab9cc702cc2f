import type { Meta, StoryObj } from '@storybook/react-vite';
import { layout } from '../../../packages/ui/src/styles/constants';
import { pixelsAt } from '../../../packages/ui/src/styles/fluid';
import { breakpoints, media } from '../../../packages/ui/src/styles/media';
import { zOrder } from '../../../packages/ui/src/styles/z-order';
import { Copy } from '../docs/Copy';
import { Table } from '../docs/Table';

const meta = {
  title: 'Foundations/Layout',
  parameters: {
    guide: {
      use: 'Twelve columns inside a page’s content, 24 pixels apart; on a phone, one. A section’s background runs from edge to edge, its text never does.',
      do: [
        'Split a section 8 + 4, 5 + 7, 3 + 9 or 6 + 6, so that edges meet from one to the next.',
        'Let a drawing leave the columns where a word must not.',
      ],
      dont: [
        'Add a breakpoint: what changes at another width asks for a container query.',
        'Lift anything over what the page already lifts.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const columns = 12;
const gap = Number.parseInt(layout.space[5], 10);

/** A window's grid in its pixels: columns, the width of each, the room beside them, and all of them. */
function gridAt(width: number): readonly number[] {
  const gutter = pixelsAt(layout.gutter, width);
  const content = Math.min(pixelsAt(layout.content, width), width - 2 * gutter);
  const count = width < breakpoints.mobile ? 1 : columns;
  return [
    count,
    Math.round((content - (count - 1) * gap) / count),
    Math.round((width - content) / 2),
    Math.round(content),
  ];
}

/** The sides grow with the window until the content is as wide as it gets. */
export const Grid: Story = {
  render: () => (
    <Table
      headings={['Window', 'Columns', 'Each', 'Each side', 'Content']}
      rows={Object.fromEntries([390, 768, 1440].map((width) => [width, [width, ...gridAt(width)]]))}
    />
  ),
};

const changes: Readonly<Record<keyof typeof breakpoints, string>> = {
  mobile:
    'From here up columns stand side by side; below, tables turn into lists and the menu into a sheet.',
  stacked: 'From here up features, plans and charts stand beside their text.',
  narrow: 'From here up the navigation has its full spacing.',
};

/** Three widths at which layouts change, in CSS pixels. */
export const Breakpoints: Story = {
  render: () => (
    <Table
      headings={['Name', 'Width', 'What changes']}
      rows={Object.fromEntries(
        Object.entries(changes).map(([name, words]) => [
          name,
          [`breakpoints.${name}`, breakpoints[name as keyof typeof breakpoints], words],
        ]),
      )}
    />
  ),
};

/** The only conditions that layouts answer to. */
export const MediaConditions: Story = {
  render: () => (
    <Table
      headings={['Name', 'Condition']}
      rows={Object.fromEntries(
        Object.entries(media).map(([name, condition]) => [
          name,
          [<Copy key={name} text={`media.${name}`} />, condition],
        ]),
      )}
    />
  ),
};

const lifted: Readonly<Record<keyof typeof zOrder, string>> = {
  skipLink: 'The way past the header, once it has the focus.',
  toast: 'Messages.',
  consent: 'The panel that asks about cookies.',
  corner: 'The buttons in the corners: back to the top, chat.',
  header: 'The header and its menus.',
};

/** What lies over the page, the topmost first. Dialogs and menus of the platform lie over all of it. */
export const ZOrder: Story = {
  render: () => (
    <Table
      headings={['Name', 'Depth', 'What']}
      rows={Object.fromEntries(
        Object.entries(lifted).map(([name, words]) => [
          name,
          [`zOrder.${name}`, zOrder[name as keyof typeof zOrder], words],
        ]),
      )}
    />
  ),
};
