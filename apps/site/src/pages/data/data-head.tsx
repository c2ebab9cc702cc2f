import { dataPageText, updatedThrough } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section, TextLink, VisuallyHidden } from '@tallycomb/ui';
import { placeTeeth } from '@tallycomb/ui/art';
import type { ListedSeries, PriceIndexesData } from './data.server';
import * as styles from './page.css';

const { files } = dataPageText;

/** What there is, and the files of it. */
export function DataHead({ data: { asOf, series } }: { readonly data: PriceIndexesData }) {
  const highest = Math.max(...series.flatMap(({ averages }) => averages.map(Number)));
  return (
    <Section className={styles.head}>
      <Container>
        <h1 className={styles.title}>{dataPageText.heading}</h1>
        <Lead className={styles.lead}>{dataPageText.lead}</Lead>
        <p className={styles.updated}>{`${updatedThrough} ${asOf}`}</p>
        <Heading level={2} size="h3" className={styles.filesHeading}>
          {files.heading}
        </Heading>
        <p className={styles.filesLead}>{`${files.lead} ${files.comb}`}</p>
        <ul className={styles.files}>
          {series.map((one) => (
            <li key={one.slug} className={styles.file} id={one.slug}>
              <SeriesFiles series={one} highest={highest} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const PITCH = 3;

interface SeriesFilesProps {
  readonly series: ListedSeries;
  /** Of all series: what the longest tooth stands for. */
  readonly highest: number;
}

function SeriesFiles({ series, highest }: SeriesFilesProps) {
  const { label, id, title, sourceUrl, first, newest, missing, averages, csv, json } = series;
  const width = averages.length * PITCH;
  const teeth = placeTeeth(averages, width)
    .map(({ value, x }) => (value === null ? '' : `M${x} 0v${value}`))
    .join('');
  const of = <VisuallyHidden>{`${label},`}</VisuallyHidden>;
  return (
    <>
      {/* A tooth a year, from zero; years before the series are missing teeth. */}
      <svg
        className={styles.comb}
        viewBox={`0 0 ${width} ${highest}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={teeth} />
      </svg>
      <div className={styles.fileLabel}>
        <Heading level={3} size="h4">
          {label}
        </Heading>
        <p className={styles.span}>{`${first} to ${newest}`}</p>
        <p>
          {`${title}. ${missing.length > 0 ? `${files.missing} ${missing.join(', ')}.` : files.none}`}
        </p>
        <p className={styles.fileLinks}>
          <TextLink href={csv} reload download>
            {of} {files.csv}
          </TextLink>
          <TextLink href={json} reload>
            {of} {files.json}
          </TextLink>
          <TextLink href={sourceUrl}>
            {of} {`${files.series} ${id}`}
          </TextLink>
        </p>
      </div>
    </>
  );
}
