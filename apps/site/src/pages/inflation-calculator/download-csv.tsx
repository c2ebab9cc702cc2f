import { yearByYearText } from '@tallycomb/content/calculator';
import { type InflationResult, yearByYearCsv } from '@tallycomb/inflation-core/lookup';
import { Button } from '@tallycomb/ui';
import { download } from '../../calculator/download';
import { loadSalonIndex } from '../../calculator/price-indexes';
import { indexSource } from '../../calculator/result-text';
import * as styles from './year-by-year.css';

/** With the salon index, unless its code does not come. */
async function downloadTable(result: InflationResult): Promise<void> {
  const beside = await loadSalonIndex().then(
    ({ personalCareServices }) => personalCareServices,
    () => undefined,
  );
  const csv = yearByYearCsv(result, { sourceName: indexSource, beside });
  download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), yearByYearText.fileName);
}

export function DownloadCsv({ result }: { result: InflationResult }) {
  return (
    <Button
      variant="ink"
      size="sm"
      className={styles.download}
      onClick={() => void downloadTable(result)}
    >
      {yearByYearText.download}
    </Button>
  );
}
