import { dataPageText, exampleHaircut, updatedThrough } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Leader, Section, TextLink, VisuallyHidden } from '@tallycomb/ui';
import { YearComb } from '../../calculator/figures/year-comb';
import type { ListedSeries, PriceIndexesData } from './data.server';
import * as styles from './page.css';

const { files, comb } = dataPageText;

/** Sums the figures up in two sentences and a comb. */
function Story({ story: { first, salons, prices, years } }: Pick<PriceIndexesData, 'story'>) {
  const newest = years.at(-1)?.year ?? first;
  return (
    <YearComb
      years={years}
      marked={first}
      labels={{ [first]: `$${exampleHaircut}`, [newest]: salons }}
      lineAt={exampleHaircut}
      wordsAt="start"
      unit={`${comb.unit} ${first}.`}
    >
      <p className={styles.story}>
        <span className={styles.sentence}>{`$50 at a salon in ${first} is ${salons} now.`} </span>
        <span className={styles.sentence}>{`Inflation would have made it ${prices}.`}</span>
      </p>
    </YearComb>
  );
}

/** Head of the page, with the list of series and their files. */
export function DataHead({ data: { asOf, series, story } }: { readonly data: PriceIndexesData }) {
  return (
    <>
      <Section background="hero" className={styles.head}>
        <Container>
          <h1 className={styles.title}>{dataPageText.heading}</h1>
          <Lead className={styles.lead}>{dataPageText.lead}</Lead>
          <p className={styles.updated}>{`${updatedThrough} ${asOf}`}</p>
        </Container>
        <Story story={story} />
      </Section>
      <Section background="wash" aria-labelledby="files">
        <Container>
          <Heading level={2} id="files">
            {files.heading}
          </Heading>
          <p className={styles.filesLead}>{files.lead}</p>
          <ul className={styles.files}>
            {series.map((one) => (
              <li key={one.slug} className={styles.file} id={one.slug}>
                <SeriesFiles {...one} />
              </li>
            ))}
          </ul>
        </Container>
      </Section>
    </>
  );
}

/** A row of a price list: a series with its span and files. */
function SeriesFiles({ label, id, title, sourceUrl, first, newest, csv, json }: ListedSeries) {
  const of = <VisuallyHidden>{`${label},`}</VisuallyHidden>;
  return (
    <>
      <Heading level={3} className={styles.fileName}>
        {label}
        <Leader className={styles.leader} />
      </Heading>
      <p className={styles.span}>{`${first} to ${newest}`}</p>
      <p className={styles.fileLinks}>
        <TextLink href={csv} reload download>
          {of} {files.csv}
        </TextLink>
        <TextLink href={json} reload>
          {of} {files.json}
        </TextLink>
        <TextLink href={sourceUrl}>
          {of} {files.series}
        </TextLink>
      </p>
      <p className={styles.fileNote}>{`${id}: ${title}.`}</p>
    </>
  );
}
