import { type FaqItem, faq } from '@tallycomb/content/pages';
import { Accordion, Container, Heading, Lead, Section, TextLink } from '@tallycomb/ui';
import * as styles from './faq.css';

/** The answer, one of whose words may be a link. */
function Answer({ answer, link }: Pick<FaqItem, 'answer' | 'link'>) {
  if (!link) return answer;
  const [before, after] = answer.split(link.label);
  return (
    <>
      {before}
      <TextLink href={link.href}>{link.label}</TextLink>
      {after}
    </>
  );
}

const items = faq.items.map((item) => ({ ...item, answer: <Answer {...item} /> }));

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
        <Accordion items={items} defaultValue={[faq.items[0].id]} headingLevel={3} />
      </Container>
    </Section>
  );
}
