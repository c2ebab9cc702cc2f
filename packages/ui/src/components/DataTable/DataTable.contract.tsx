import type { Contract } from '../../../stories/contract';
import { DataTable } from './DataTable';

const table = (since: string, lost: string) => (
  <DataTable
    caption="Lost to rising prices"
    rowHeaderKey="year"
    columns={[
      { key: 'year', header: 'Year' },
      { key: 'since', header: 'Since 2019', align: 'right' },
      { key: 'lost', header: 'Lost', align: 'right' },
    ]}
    rows={[{ id: '2021', cells: { year: '2021', since, lost } }]}
  />
);

export const contract: Contract = {
  purpose: 'Figures in rows, to compare and to look up. The numbers behind a result or a chart.',
  anatomy: [
    { part: 'Caption', is: 'Names the table; visible.', at: { of: 'caption', x: 0 } },
    {
      part: 'Column header',
      is: 'Stands over its figures, on their side.',
      at: { of: 'thead th:last-of-type, thead th:nth-child(3)', x: 1 },
    },
    {
      part: 'Row header',
      is: 'The cell that names its row, in the display face.',
      at: { of: 'tbody tr:nth-child(2) th', x: 0 },
    },
    {
      part: 'Bar',
      is: 'A comb tooth at the end of the row on wide screens: decoration beside its number.',
      at: { of: 'tbody tr:last-child svg', x: 1 },
    },
    { part: 'Foot', is: 'The total, under a heavy rule.', at: { of: 'tfoot th, tfoot td', x: 0 } },
  ],
  do: [
    'Align numbers right.',
    { says: 'Write units and signs in every cell.', drawn: table('+6.0%', '$14,974') },
    'Hide a column on phones only if the others say enough.',
  ],
  dont: [
    { says: 'Leave signs and units to the caption.', drawn: table('6', '14974') },
    'Give a bar to a number that is not in a cell.',
    'Lay out a page with it.',
  ],
  accessibility: [
    {
      kind: 'role',
      subject: 'table',
      promise: 'Named by its caption; each row named by its header.',
      provedBy: 'WithBars',
    },
    {
      kind: 'key',
      subject: 'arrow keys',
      promise: 'A table too wide for its place is a region that the keyboard can scroll.',
      provedBy: 'Scrolling',
    },
  ],
};
