import { faq as text } from '@tallycomb/content/home';
import { Accordion, Container, Heading, Lead, Section } from '@tallycomb/ui';
import * as styles from './faq.css';

export function Faq() {
  return (
    <Section aria-labelledby="faq">
      <Container className={styles.container}>
        <div className={styles.head}>
          <Heading level={2} id="faq">
            {text.heading}
          </Heading>
          <Lead className={styles.lead}>{text.lead}</Lead>
        </div>
        <Accordion items={text.items} defaultOpenId={text.items[0].id} headingLevel={3} />
      </Container>
    </Section>
  );
}
