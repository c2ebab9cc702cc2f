import { dataPageText, updatedThrough } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import * as styles from './data-head.css';
import type { ListedSeries, PriceIndexesData } from './price-indexes-data';

const { files } = dataPageText;

/** What there is, and the files of it. */
export function DataHead({ data: { asOf, series } }: { readonly data: PriceIndexesData }) {
  return (
    <Section className={styles.head}>
      <Container>
        <h1 className={styles.title}>{dataPageText.heading}</h1>
        <Lead className={styles.lead}>{dataPageText.lead}</Lead>
        <p className={styles.updated}>{`${updatedThrough} ${asOf}`}</p>
        <Heading level={2} size="h3" className={styles.filesHeading}>
          {files.heading}
        </Heading>
        <p className={styles.filesLead}>{files.lead}</p>
        <ul className={styles.files}>
          {series.map((one) => (
            <li key={one.slug} className={styles.file} id={one.slug}>
              <SeriesFiles series={one} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function SeriesFiles({ series }: { readonly series: ListedSeries }) {
  const { label, id, title, sourceUrl, first, newest, missing, csv, json } = series;
  return (
    <>
      <Heading level={3} size="h4">
        {label}
      </Heading>
      <p>{title}</p>
      <p>{`${first} to ${newest}`}</p>
      <p>{missing.length > 0 ? `${files.missing} ${missing.join(', ')}.` : files.none}</p>
      <p className={styles.links}>
        <TextLink href={sourceUrl}>{id}</TextLink>
        <TextLink href={csv} reload download>
          {`${label}, ${files.csv}`}
        </TextLink>
        <TextLink href={json} reload>
          {`${label}, ${files.json}`}
        </TextLink>
      </p>
    </>
  );
}
