import { culture } from '@tallycomb/content/pages';
import { Accordion, Container, Heading, Lead, Section, Split } from '@tallycomb/ui';
import * as styles from './culture.css';

const items = culture.values.map(({ id, name, text: answer }) => ({ id, question: name, answer }));

export function Culture() {
  return (
    <Section background="wash" aria-labelledby="culture">
      <Container>
        <Split>
          <div>
            <Heading level={2} id="culture">
              {culture.heading}
            </Heading>
            <Lead className={styles.lead}>{culture.lead}</Lead>
          </div>
          <Accordion
            exclusive
            items={items}
            defaultValue={[culture.values[0].id]}
            headingLevel={3}
          />
        </Split>
      </Container>
    </Section>
  );
}
