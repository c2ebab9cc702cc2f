/** The series that are embedded, by the publisher's id, and where each stands. */
export const seriesFiles = [
  { id: 'CUUR0000SA0', file: new URL('../src/cpi-u/monthly-index.ts', import.meta.url) },
  {
    id: 'CUUR0000SEGC',
    file: new URL('../src/personal-care-services/monthly-index.ts', import.meta.url),
  },
] as const;
