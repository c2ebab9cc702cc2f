import { embedHead } from '@tallycomb/content/calculator';
import { Container, Heading, Lead, Section } from '@tallycomb/ui';
import * as styles from './head.css';
import { WindowPicture } from './window-picture';

export const Head = () => (
  <Section background="hero" className={styles.section}>
    <Container>
      <Heading level={1} className={styles.heading}>
        {embedHead.heading}
      </Heading>
      <Lead className={styles.lead}>{embedHead.lead}</Lead>
      <WindowPicture />
    </Container>
  </Section>
);
