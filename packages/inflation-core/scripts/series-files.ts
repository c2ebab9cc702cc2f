const SERIES = [
  { id: 'CUUR0000SA0', name: 'all prices', folder: 'cpi-u' },
  { id: 'CUUR0000SEGC', name: 'salon prices', folder: 'personal-care-services' },
  { id: 'CUUR0100SA0', name: 'the Northeast', folder: 'regions/northeast' },
  { id: 'CUUR0200SA0', name: 'the Midwest', folder: 'regions/midwest' },
  { id: 'CUUR0300SA0', name: 'the South', folder: 'regions/south' },
  { id: 'CUUR0400SA0', name: 'the West', folder: 'regions/west' },
] as const;

export type SeriesId = (typeof SERIES)[number]['id'];

/** An embedded series, by the publisher's id, and where it stands. */
export interface SeriesFile {
  readonly id: SeriesId;
  readonly name: string;
  readonly file: URL;
}

/** The embedded series below a `src` folder, whose address ends in a slash. */
export function seriesFilesIn(src: URL): readonly SeriesFile[] {
  return SERIES.map(({ id, name, folder }) => {
    return { id, name, file: new URL(`${folder}/monthly-index.ts`, src) };
  });
}

export const sourceFolder: URL = new URL('../src/', import.meta.url);

export const seriesFiles: readonly SeriesFile[] = seriesFilesIn(sourceFolder);
