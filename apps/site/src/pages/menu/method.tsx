import { indexSources, menuMethod } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section, Split, TextLink } from '@tallycomb/ui';
import * as styles from './method.css';

/** What each column means: there without script, too. */
export function Method() {
  const { heading, lead, columns, guide } = menuMethod;
  return (
    <Section background="wash" aria-labelledby="menu-method" className={styles.section}>
      <Container>
        <Split>
          <div>
            <Heading level={2} id="menu-method">
              {heading}
            </Heading>
            <Lead className={styles.lead}>{lead}</Lead>
            <p className={styles.guide}>
              <TextLink href={guide.href}>{guide.label}</TextLink>
            </p>
          </div>
          <div>
            <dl className={styles.columns}>
              {columns.map(({ name, text }) => (
                <div key={name} className={styles.column}>
                  <dt className={styles.name}>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.source}>
              Source: {indexSources.cpi.short}, {indexSources.salons.short}.
            </p>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
