import {
  type AlertVignette,
  alertVignette,
  type PriceVignette,
  priceVignette,
  type TalentVignette,
  talentVignette,
} from './vignettes';

/** A tab: its words, and the texts of its picture. */
export interface TabText<Id extends string, Vignette> {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
  readonly points: readonly [string, string, string];
  /** What the picture beside it shows. */
  readonly vignette: Vignette;
}

/** The product’s three features, one a tab. */
export interface Features {
  readonly heading: string;
  readonly label: string;
  readonly tabs: readonly [
    TabText<'talent-scout', TalentVignette>,
    TabText<'smart-pricing', PriceVignette>,
    TabText<'competitor-insights', AlertVignette>,
  ];
}

/** Any of the three tabs. */
export type FeatureTab = Features['tabs'][number];

export const features: Features = {
  heading: 'Go Over Your Market With a Fine-Tooth Comb',
  label: 'Features',
  tabs: [
    {
      id: 'talent-scout',
      title: 'Talent Scout',
      description:
        'Browse the beauty professionals who work at other salons. Unlock contact info for the ones you want to talk to.',
      points: [
        'Over 650,000 beauty professionals, by our count',
        '10, 20 or 50 recruits a month, depending on your plan',
        'You make the call',
      ],
      vignette: talentVignette,
    },
    {
      id: 'smart-pricing',
      title: 'Price Intelligence',
      description:
        'Search a service and see what nearby salons charge for it. Each bar is a salon. The red one is you.',
      points: [
        'Over 25 million price points, by our count',
        'Over 350,000 locations in the US and Europe, by our count',
        'Part of every plan',
      ],
      vignette: priceVignette,
    },
    {
      id: 'competitor-insights',
      title: 'Competitor Monitoring',
      description:
        'Choose the salons you lose clients to and keep them on your list. With Competitive Edge and up, you get an alert when one of them changes a price.',
      points: [
        '3, 5 or 10 competitors, depending on your plan',
        'On your dashboard and by email',
        'Alerts with Competitive Edge and Market Leader',
      ],
      vignette: alertVignette,
    },
  ],
};
