import type { SectionHead } from '../../section-head';

/** A card: `shade` numbers it as hair color is numbered, `topic` says what it is about. */
export interface ProblemCard {
  /** Which picture stands on the card. */
  readonly scene: 'missing-teeth' | 'price-tags' | 'mirror';
  readonly shade: string;
  readonly topic: string;
  readonly title: string;
  readonly text: string;
}

/** The section of the three cards. */
export interface Problems extends SectionHead {
  readonly cards: readonly ProblemCard[];
}

export const problems: Problems = {
  heading: 'These Problems Sound Familiar?',
  lead: 'Hiring, pricing, competitors: this is what we built it for.',
  cards: [
    {
      scene: 'missing-teeth',
      shade: 'Shade 1',
      topic: 'Hiring',
      title: 'Ghosted Again',
      text: 'You post the job, boost it and wait. The people you want are behind a chair somewhere else and never see it.',
    },
    {
      scene: 'price-tags',
      shade: 'Shade 2',
      topic: 'Pricing',
      title: 'Finger in the Wind',
      text: 'You squint at a few menus, add five dollars and call it a price. It feels safe. Nobody knows if it’s right.',
    },
    {
      scene: 'mirror',
      shade: 'Shade 3',
      topic: 'Competitors',
      title: 'Last to Know',
      text: 'The salon across the street raised its prices in March. You found out in June, from a client.',
    },
  ],
};
