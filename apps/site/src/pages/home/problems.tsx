import { problems } from '@tallycomb/content/pages';
import { Container, Section } from '@tallycomb/ui';
import { SwatchCard, SwatchGrid } from '@tallycomb/ui/art';
import { problemPicture } from './problem-picture';
import * as styles from './problems.css';
import { SectionHead } from './section-head';

export function Problems() {
  return (
    <Section aria-labelledby="problems">
      <Container>
        <SectionHead id="problems" heading={problems.heading} lead={problems.lead} />
        <SwatchGrid>
          {problems.cards.map(({ scene, ...card }) => (
            <SwatchCard
              key={scene}
              art={<img src={problemPicture(scene)} alt="" loading="lazy" className={styles.art} />}
              {...card}
            />
          ))}
        </SwatchGrid>
      </Container>
    </Section>
  );
}
