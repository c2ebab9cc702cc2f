import { aboutHead, culture, purpose } from '@tallycomb/content/pages';
import { Accordion, Container, Heading, Lead, Section } from '@tallycomb/ui';
import { Comb } from '@tallycomb/ui/art';
import { Fragment } from 'react';
import { PageSections } from '../../page-sections';
import { TitledSection } from '../../titled-section';
import { HeadArt } from './head-art';
import { info } from './info';
import * as styles from './page.css';
import { Careers, Journey, Library, Team } from './sections';

function Head() {
  return (
    <Section background="hero" className={styles.headSection}>
      <Container>
        <Heading level={1}>
          {aboutHead.heading.map((line) => (
            <Fragment key={line}>
              <span className={styles.line}>{line}</span>{' '}
            </Fragment>
          ))}
        </Heading>
        <Lead className={styles.headLead}>{aboutHead.lead}</Lead>
      </Container>
      <HeadArt />
    </Section>
  );
}

/** Five equal teeth, one of them missing, to show 20%. */
const fifths = {
  x: 6,
  y: 564,
  width: 400,
  lengths: [564, 564, 564, 564, 564],
  toothWidth: 48,
  spine: 56,
  missing: [4],
} as const;

/** Extends the spine; half a pixel higher, as their edges would show as a step. */
const handle = `M0 ${fifths.y - 0.5}h4000v${fifths.spine + 0.5}H0z`;

function Purpose() {
  return (
    <Section background="deep" className={styles.purposeSection} aria-labelledby="purpose">
      <Container className={styles.poster}>
        <div className={styles.purposeText}>
          <Heading level={2} size="h3" id="purpose" className={styles.purposeHeading}>
            {purpose.heading}
          </Heading>
          <p className={styles.claim}>{purpose.claim}</p>
          <p className={styles.note}>{purpose.claimNote}</p>
          <Lead className={styles.closing}>{purpose.text}</Lead>
        </div>
        <svg className={styles.comb} viewBox="0 0 412 620" aria-hidden="true">
          <Comb shape={fifths} colors={{ fill: 'powder', missingStroke: 'powder' }} />
          <path className={styles.handle} d={handle} />
        </svg>
      </Container>
    </Section>
  );
}

const items = culture.values.map(({ id, name, text: answer }) => ({ id, question: name, answer }));

function Culture() {
  return (
    <TitledSection
      background="wash"
      id="culture"
      text={culture}
      leadClass={styles.cultureLead}
      beside={
        <Accordion
          exclusive
          className={styles.values}
          items={items}
          defaultValue={culture.values.slice(0, 1).map(({ id }) => id)}
          headingLevel={3}
        />
      }
    />
  );
}

export function Page() {
  return (
    <PageSections info={info}>
      <Head />
      <Journey />
      <Purpose />
      <Team />
      <Culture />
      <Library />
      <Careers />
    </PageSections>
  );
}
