import { Unstyled } from '@storybook/addon-docs/blocks';
import { pixelsAt } from '../../../packages/ui/src/styles/fluid';
import { breakpoints } from '../../../packages/ui/src/styles/media';
import { lengths, spaces } from '../../../packages/ui/src/styles/tokens';
import { Table } from '../docs/Table';

const columns = 12;
const gap = Number.parseInt(spaces[5][0], 10);

/** Grid of a window in pixels: column count, column width, side margin and total width. */
function gridAt(width: number): readonly number[] {
  const gutter = pixelsAt(lengths.gutter[0], width);
  const content = Math.min(pixelsAt(lengths.content[0], width), width - 2 * gutter);
  const count = width < breakpoints.mobile ? 1 : columns;
  return [
    count,
    Math.round((content - (count - 1) * gap) / count),
    Math.round((width - content) / 2),
    Math.round(content),
  ];
}

/** Table of the grid at several window widths. */
export const Grid = () => (
  <Unstyled>
    <Table
      headings={['Window', 'Columns', 'Each', 'Each side', 'Content']}
      rows={Object.fromEntries([390, 768, 1440].map((width) => [width, [width, ...gridAt(width)]]))}
    />
  </Unstyled>
);
