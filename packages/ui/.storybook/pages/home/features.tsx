import {
  AlertVignette,
  Container,
  IconCheck,
  PriceVignette,
  Section,
  Tabs,
  TalentVignette,
  VignetteBackdrop,
} from '../../../src';
import { alerts, prices, talent } from '../../../src/components/Vignette/specimens';
import * as styles from './features.css';
import { Head } from './sections';

const Text = ({ words, points }: { words: string; points: readonly string[] }) => (
  <>
    <p>{words}</p>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <IconCheck />
          {point}
        </li>
      ))}
    </ul>
  </>
);

const tabs = [
  {
    id: 'talent-scout',
    title: 'Talent Scout',
    description: (
      <Text
        words="Browse the beauty professionals who work at other salons."
        points={['Over 650,000 beauty professionals', '10, 20 or 50 recruits a month, by plan']}
      />
    ),
    panel: (
      <>
        <VignetteBackdrop scene="hair" />
        <TalentVignette {...talent} />
      </>
    ),
    ground: 'mint',
  },
  {
    id: 'smart-pricing',
    title: 'Price Intelligence',
    description: (
      <Text
        words="Search a service and see what nearby salons charge for it."
        points={['Over 25 million price points', 'Part of every plan']}
      />
    ),
    panel: (
      <>
        <VignetteBackdrop scene="rising" />
        <PriceVignette {...prices} />
      </>
    ),
    ground: 'jar',
  },
  {
    id: 'competitor-insights',
    title: 'Competitor Monitoring',
    description: (
      <Text
        words="When a salon on your list changes a price, you get an alert."
        points={['3, 5 or 10 competitors, by plan', 'On your dashboard and by email']}
      />
    ),
    panel: (
      <>
        <VignetteBackdrop scene="facing" />
        <AlertVignette {...alerts} />
      </>
    ),
    ground: 'honey',
  },
] as const;

export const Features = () => (
  <Section ground="wash" aria-labelledby="features">
    <Container>
      <Head id="features" title="Go Over Your Market With a Fine Comb" />
      <Tabs label="Features" tabs={tabs} />
    </Container>
  </Section>
);
