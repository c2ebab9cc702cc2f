import { updatedThrough, yearListText } from '@tallycomb/content/calculator';
import { Button, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import * as brightHead from '../../calculator/bright-head.css';
import { Sections } from '../../error-boundary/section-error-boundary';
import type { PageProps } from '../../page-loading/page-data';
import { PageHead } from '../../seo/page-head';
import { DecadeList } from './decade-list';
import { info } from './info';
import { OldestYear } from './oldest-year';
import * as styles from './page.css';
import type { YearsData } from './years-data';

function YearsHead({ data: { asOf, decades } }: { readonly data: YearsData }) {
  return (
    <Section background="bright" className={`${brightHead.section} ${styles.head}`}>
      <Container>
        <Heading level={1} className={brightHead.heading}>
          {yearListText.heading}
        </Heading>
        <Lead className={brightHead.lead}>{yearListText.lead}</Lead>
        <p className={styles.updated}>{`${updatedThrough} ${asOf}`}</p>
      </Container>
      <OldestYear decades={decades} />
    </Section>
  );
}

export function Page({ data }: PageProps<YearsData>) {
  const highest = Math.max(
    ...data.decades.flatMap(({ years }) => years.map((each) => each.salons)),
  );
  return (
    <>
      <PageHead info={info} />
      <Sections>
        <YearsHead data={data} />
        <Section background="page">
          <Container>
            <div className={styles.decades}>
              {data.decades.map((decade) => (
                <DecadeList key={decade.start} decade={decade} highest={highest} />
              ))}
              <ul className={styles.links}>
                <li>
                  <Button href="/inflation-calculator" variant="ink">
                    {yearListText.calculator}
                  </Button>
                </li>
                <li>
                  <TextLink href="/data" className={styles.link}>
                    {yearListText.data}
                  </TextLink>
                </li>
              </ul>
            </div>
          </Container>
        </Section>
      </Sections>
    </>
  );
}
