import { faq } from '@tallycomb/content/home';
import { Accordion, Container, Heading, Lead, Section } from '@tallycomb/ui';
import * as styles from './faq.css';

export function Faq() {
  return (
    <Section aria-labelledby="faq">
      <Container className={styles.container}>
        <div className={styles.head}>
          <Heading level={2} id="faq">
            {faq.heading}
          </Heading>
          <Lead className={styles.lead}>{faq.lead}</Lead>
        </div>
        <Accordion items={faq.items} defaultOpenId={faq.items[0].id} headingLevel={3} />
      </Container>
    </Section>
  );
}
