import { counters, countersNote } from '@tallycomb/content/pages';
import { Container, Counter, CounterList, Section } from '@tallycomb/ui';
import * as styles from './counters.css';

export function Counters() {
  return (
    <Section className={styles.section}>
      <Container>
        <CounterList>
          {counters.map(({ id, ...counter }) => (
            <Counter key={id} {...counter} />
          ))}
        </CounterList>
        <p className={styles.note}>{countersNote}</p>
      </Container>
    </Section>
  );
}
