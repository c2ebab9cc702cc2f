import { alertVignette, priceVignette, talentVignette } from './vignettes';

/** The product’s three features, one a tab, with the texts of the picture beside it. */
export const features = {
  heading: 'Go Over Your Market With a Fine-Tooth Comb',
  label: 'Features',
  tabs: [
    {
      id: 'talent-scout' as const,
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
      id: 'smart-pricing' as const,
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
      id: 'competitor-insights' as const,
      title: 'Competitor Monitoring',
      description:
        'Choose the salons you lose clients to and keep them on your list. With Competitive Edge and up, you get an alert when one of them changes a price.',
      points: ['3, 5 or 10 competitors, depending on your plan', 'On your dashboard and by email'],
      vignette: alertVignette,
    },
  ] satisfies [unknown, unknown, unknown],
};
