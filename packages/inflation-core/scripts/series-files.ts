/** The series that are embedded, by the publisher's id, and where each stands. */
export const seriesFiles = [
  { id: 'CUUR0000SA0', file: monthlyIndexIn('cpi-u') },
  { id: 'CUUR0000SEGC', file: monthlyIndexIn('personal-care-services') },
  { id: 'CUUR0100SA0', file: monthlyIndexIn('regions/northeast') },
  { id: 'CUUR0200SA0', file: monthlyIndexIn('regions/midwest') },
  { id: 'CUUR0300SA0', file: monthlyIndexIn('regions/south') },
  { id: 'CUUR0400SA0', file: monthlyIndexIn('regions/west') },
] as const;

function monthlyIndexIn(folder: string): URL {
  return new URL(`../src/${folder}/monthly-index.ts`, import.meta.url);
}
