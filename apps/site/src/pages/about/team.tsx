import { team } from '@tallycomb/content/pages';
import { Container, Leader, Section } from '@tallycomb/ui';
import { WorldMap } from '@tallycomb/ui/art';
import { SectionHead } from './section-head';
import * as styles from './team.css';
import { WholeZones } from './whole-zones';

export function Team() {
  return (
    <Section aria-labelledby="team">
      <Container>
        <SectionHead id="team" heading={team.heading} lead={team.lead} />
        <WorldMap label={team.mapLabel} markers={team.markers} className={styles.map} />
        <dl className={styles.zones}>
          {team.markers.map(({ id, label, timeZone }) => (
            <div key={id} className={styles.zone}>
              <dt className={styles.country}>{label}</dt>
              <Leader />
              <dd>
                <WholeZones text={timeZone} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          <WholeZones text={team.mapNote} />
        </p>
      </Container>
    </Section>
  );
}
