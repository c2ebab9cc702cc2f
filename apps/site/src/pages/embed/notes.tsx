import { embedNotes } from '@tallycomb/content/calculator';
import { Container, Prose, Section } from '@tallycomb/ui';
import * as styles from './notes.css';

/** What the frame sends, what can be set, and on which terms. */
export const Notes = () => (
  <Section background="wash">
    <Container className={styles.notes}>
      {embedNotes.map(({ heading, paragraphs, options = [] }) => (
        <Prose key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {options.length > 0 ? (
            <ul>
              {options.map(({ code, effect }) => (
                <li key={code}>
                  <code>{code}</code> {effect}
                </li>
              ))}
            </ul>
          ) : null}
        </Prose>
      ))}
    </Container>
  </Section>
);
