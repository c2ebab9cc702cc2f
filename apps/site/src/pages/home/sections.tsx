import { features, pricing, problems } from '@tallycomb/content/pages';
import { startLabel } from '@tallycomb/content/site';
import { Container, Heading, Lead, PlanCard, PlanRail, Section, Tabs } from '@tallycomb/ui';
import {
  AlertVignette,
  PriceVignette,
  SwatchCard,
  SwatchGrid,
  TalentVignette,
} from '@tallycomb/ui/art';
import { siteConfig } from '../../site-config';
import * as styles from './page.css';
import { backdropPicture, problemPicture } from './pictures';

interface SectionHeadProps {
  /** Names the section, by its `aria-labelledby`. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
}

const SectionHead = ({ id, heading, lead }: SectionHeadProps) => (
  <div className={styles.sectionHead}>
    <Heading level={2} id={id}>
      {heading}
    </Heading>
    <Lead>{lead}</Lead>
  </div>
);

/** Pictures below the first screen. */
const later = { loading: 'lazy', decoding: 'async' } as const;

export function Problems() {
  return (
    <Section aria-labelledby="problems">
      <Container>
        <SectionHead id="problems" heading={problems.heading} lead={problems.lead} />
        <SwatchGrid>
          {problems.cards.map(({ scene, ...card }) => (
            <SwatchCard
              key={scene}
              art={
                <img src={problemPicture(scene)} alt="" {...later} className={styles.problemArt} />
              }
              {...card}
            />
          ))}
        </SwatchGrid>
      </Container>
    </Section>
  );
}

type FeatureTab = (typeof features.tabs)[number];

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
        <img src={backdropPicture(scene)} alt="" {...later} className={styles.backdrop} />
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
    <Section background="deep" aria-labelledby="pricing" className={styles.pricingSection}>
      <Container>
        <SectionHead id="pricing" heading={pricing.heading} lead={pricing.lead} />
        <PlanRail>
          {pricing.plans.map(({ id, ...plan }) => (
            <PlanCard key={id} {...plan} action={action} />
          ))}
        </PlanRail>
        <p className={styles.pricingNote}>{pricing.note}</p>
        <p className={styles.pricingTerms}>{pricing.terms}</p>
      </Container>
    </Section>
  );
}
