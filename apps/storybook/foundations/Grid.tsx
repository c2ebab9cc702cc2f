import { layout } from '../../../packages/ui/src/styles/constants';
import { pixelsAt } from '../../../packages/ui/src/styles/fluid';
import { breakpoints } from '../../../packages/ui/src/styles/media';
import { Ours } from '../docs/PageSections';
import { Table } from '../docs/Table';

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
export const Grid = () => (
  <Ours>
    <Table
      headings={['Window', 'Columns', 'Each', 'Each side', 'Content']}
      rows={Object.fromEntries([390, 768, 1440].map((width) => [width, [width, ...gridAt(width)]]))}
    />
  </Ours>
);
