import { type FeatureTab, features } from '@tallycomb/content/pages';
import { Container, IconCheck, Section, Tabs } from '@tallycomb/ui';
import { AlertVignette, PriceVignette, TalentVignette, VignetteBackdrop } from '@tallycomb/ui/art';
import * as styles from './features.css';
import { SectionHead } from './section-head';

/** The picture of a feature, and the background that it stands on. */
function stageOf(tab: FeatureTab) {
  switch (tab.id) {
    case 'talent-scout':
      return {
        background: 'green',
        scene: 'hair',
        sheet: <TalentVignette {...tab.vignette} />,
      } as const;
    case 'smart-pricing':
      return {
        background: 'aqua',
        scene: 'rising',
        sheet: <PriceVignette {...tab.vignette} />,
      } as const;
    case 'competitor-insights':
      return {
        background: 'amber',
        scene: 'facing',
        sheet: <AlertVignette {...tab.vignette} />,
      } as const;
  }
}

const Description = ({ description, points }: Pick<FeatureTab, 'description' | 'points'>) => (
  <>
    <p>{description}</p>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <IconCheck className={styles.check} />
          {point}
        </li>
      ))}
    </ul>
  </>
);

const tabs = features.tabs.map((tab) => {
  const { background, scene, sheet } = stageOf(tab);
  return {
    id: tab.id,
    title: tab.title,
    description: <Description {...tab} />,
    background,
    panel: (
      <>
        <VignetteBackdrop scene={scene} />
        {sheet}
      </>
    ),
  };
});

export function Features() {
  return (
    <Section background="wash" aria-labelledby="features">
      <Container>
        <SectionHead id="features" heading={features.heading} />
        <Tabs label={features.label} tabs={tabs} />
      </Container>
    </Section>
  );
}
