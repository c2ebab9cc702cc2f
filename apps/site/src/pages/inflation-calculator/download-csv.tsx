import { yearByYearText } from '@tallycomb/content/calculator';
import { type InflationResult, yearByYearCsv } from '@tallycomb/inflation-core/lookup';
import { Button } from '@tallycomb/ui';
import { downloadText } from '../../calculator/download';
import { loadSalonIndex } from '../../calculator/price-indexes';
import { indexSource } from '../../calculator/result-text';
import * as styles from './year-by-year.css';

/** With the salon index, unless its code does not come. */
async function downloadTable(result: InflationResult): Promise<void> {
  const beside = await loadSalonIndex().then(
    ({ personalCareServices }) => personalCareServices,
    () => undefined,
  );
  downloadText(yearByYearCsv(result, { sourceName: indexSource, beside }), {
    type: 'text/csv',
    name: yearByYearText.fileName,
  });
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
