import { pixelsAt } from '../../../packages/ui/src/styles/fluid';
import { breakpoints } from '../../../packages/ui/src/styles/media';
import { lengths, spaces } from '../../../packages/ui/src/styles/tokens';
import { Table } from '../docs/Table';
import * as styles from './foundations.css';

const columns = 12;
const gap = Number.parseInt(spaces[5][0], 10);

/** Grid of a window in pixels: column count, column width, side margin and total width. */
function gridAt(width: number): readonly number[] {
  const gutter = pixelsAt(lengths.gutter[0], width);
  const side = Math.round(Math.max(gutter, (width - pixelsAt(lengths.content[0], width)) / 2));
  const content = width - 2 * side;
  const count = width < breakpoints.mobile ? 1 : columns;
  return [count, Math.round(((content - (count - 1) * gap) / count) * 10) / 10, side, content];
}

/** The columns, and their sizes at several window widths. */
export const Grid = () => (
  <>
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: columns }, (_, at) => (
        <span key={at}>{at + 1}</span>
      ))}
    </div>
    <Table
      headings={['Window', 'Columns', 'Each', 'Each side', 'Content']}
      rows={[390, 768, 1440].map((width) => [width, ...gridAt(width)])}
    />
  </>
);
