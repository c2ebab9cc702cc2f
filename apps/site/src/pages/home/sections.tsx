import { features, pricing, problems } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { Container, Heading, PlanCard, PlanRail, Section, Tabs } from '@tallycomb/ui';
import { SwatchCard, SwatchGrid } from '@tallycomb/ui/art';
import { siteConfig } from '../../site-config';
import { TitledSection } from '../../titled-section';
import * as styles from './page.css';
import { backdropPicture, problemPicture } from './pictures';
import { AlertVignette, PriceVignette, TalentVignette } from './vignettes';

/** Section head with the heading on the left and its lead on the right. */
const head = { headClass: styles.sectionHead, leadClass: '' } as const;

/** Loading of pictures below the first screen. */
const lazyImage = { loading: 'lazy', decoding: 'async' } as const;

export function Problems() {
  return (
    <TitledSection id="problems" text={problems} {...head}>
      <SwatchGrid>
        {problems.cards.map(({ scene, ...card }) => (
          <SwatchCard
            key={scene}
            art={
              <img
                src={problemPicture(scene)}
                alt=""
                {...lazyImage}
                className={styles.problemArt}
              />
            }
            {...card}
          />
        ))}
      </SwatchGrid>
    </TitledSection>
  );
}

type FeatureTab = (typeof features.tabs)[number];

/** Vignette of a feature, and the background of its stage. */
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

const tabs = features.tabs.map((tab) => {
  const { background, scene, sheet } = stageOf(tab);
  return {
    id: tab.id,
    title: tab.title,
    description: (
      <>
        <p>{tab.description}</p>
        <ul className={styles.points}>
          {tab.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </>
    ),
    background,
    panel: (
      <>
        <img src={backdropPicture(scene)} alt="" {...lazyImage} className={styles.backdrop} />
        {sheet}
      </>
    ),
  };
});

export function Features() {
  return (
    <Section background="wash" aria-labelledby="features">
      <Container>
        <Heading level={2} id="features" className={styles.loneHead}>
          {features.heading}
        </Heading>
        <Tabs label={features.label} tabs={tabs} />
      </Container>
    </Section>
  );
}

const action = { label: startLabel, href: siteConfig.addresses.earlyAccess };

export function Pricing() {
  return (
    <TitledSection
      background="deep"
      className={styles.pricingSection}
      id="pricing"
      text={pricing}
      {...head}
    >
      <PlanRail>
        {pricing.plans.map(({ id, ...plan }) => (
          <PlanCard key={id} {...plan} action={action} />
        ))}
      </PlanRail>
      <p className={styles.pricingNote}>{pricing.note}</p>
      <p className={styles.pricingTerms}>{pricing.terms}</p>
    </TitledSection>
  );
}
