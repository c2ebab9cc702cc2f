import { dataPageText } from '@tallycomb/content/calculator';
import { Container, DataTable, Heading, Section, Split, TextLink } from '@tallycomb/ui';
import * as styles from './data-notes.css';

const { shape, method, license, links } = dataPageText;

const columns = [
  { key: 'name', header: shape.columns.name },
  { key: 'meaning', header: shape.columns.meaning },
] as const;

const rows = shape.fields.map(({ name, meaning }) => ({
  id: name,
  cells: { name: <code className={styles.field}>{name}</code>, meaning },
}));

/** The shape of the files, where the figures come from, and what may be done with them. */
export function DataNotes() {
  return (
    <Section background="wash">
      <Container>
        <Split>
          <div className={styles.text}>
            <Heading level={2} id="method">
              {method.heading}
            </Heading>
            {method.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Heading level={2} size="h3" id="license">
              {license.heading}
            </Heading>
            {license.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ul className={styles.links}>
              <li>
                <TextLink href={license.address} className={styles.link}>
                  {license.label}
                </TextLink>
              </li>
              <li>
                <TextLink href="/inflation-calculator/years" className={styles.link}>
                  {links.years}
                </TextLink>
              </li>
              <li>
                <TextLink href="/inflation-calculator" className={styles.link}>
                  {links.calculator}
                </TextLink>
              </li>
            </ul>
          </div>
          <div className={styles.text}>
            <Heading level={2} size="h3" id="shape">
              {shape.heading}
            </Heading>
            <DataTable caption={shape.lead} columns={columns} rows={rows} rowHeaderKey="name" />
            <p>{shape.csv}</p>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
