/** What the feature tabs picture. Examples all of them: salons are described, never named. */

/** The picture of a search for staff. */
export interface TalentVignette {
  /** The picture in words. */
  readonly label: string;
  readonly heading: string;
  readonly badge: string;
  readonly search: string;
  readonly unlock: string;
  readonly unlocked: string;
  readonly people: readonly {
    readonly id: string;
    readonly role: string;
    readonly workplace: string;
    /** Shown in place of the masked name. */
    readonly contact?: string;
    /** Background of the picture of hair that stands for the person. */
    readonly tone: 'powder' | 'honey' | 'mint' | 'jar';
  }[];
}

export const talentVignette: TalentVignette = {
  label:
    'An example: four beauty professionals who work within five miles. One contact is unlocked, three aren’t.',
  heading: 'Talent near you',
  badge: 'An example, within 5 mi',
  search: 'All beauty professionals',
  unlock: 'Contact locked',
  unlocked: 'Unlocked',
  people: [
    { id: 'colorist', role: 'Colorist', workplace: 'Hair studio, 1.2 mi', tone: 'powder' },
    {
      id: 'barber',
      role: 'Barber',
      workplace: 'Barbershop, 0.8 mi',
      contact: 'Contact info unlocked',
      tone: 'honey',
    },
    { id: 'lash', role: 'Lash artist', workplace: 'Brow & lash bar, 2.4 mi', tone: 'mint' },
    { id: 'nails', role: 'Nail technician', workplace: 'Nail salon, 3.1 mi', tone: 'jar' },
  ],
};

/** The picture of one service’s prices in the neighborhood. */
export interface PriceVignette {
  /** The picture in words. */
  readonly label: string;
  readonly heading: string;
  readonly service: string;
  readonly radius: string;
  /** Price of each salon in dollars, lowest first. */
  readonly prices: readonly number[];
  /** Place of your salon in `prices`, counted from 0. */
  readonly yourIndex: number;
  readonly countLabel: string;
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly price: number;
    readonly isYours: boolean;
  }[];
}

/** Every second salon of the hero's comb: 120 + 210 × (i / 47)^1.75 dollars, yours being i = 15. */
export const priceVignette: PriceVignette = {
  label:
    'An example: balayage at 24 salons within five miles costs 120 to 330 dollars. Your 148 dollars are 37 under the median of 185.',
  heading: 'You’re $37 under the median',
  service: 'Balayage',
  radius: '5 mi',
  prices: [
    120, 122, 124, 127, 132, 137, 142, 148, 155, 163, 171, 180, 190, 200, 210, 221, 233, 245, 258,
    271, 285, 300, 315, 330,
  ],
  yourIndex: 7,
  countLabel: '24 salons',
  rows: [
    { id: 'color-bar', label: 'Color bar, 2.2 mi', price: 258, isYours: false },
    { id: 'hair-studio', label: 'Hair studio, 0.4 mi', price: 221, isYours: false },
    { id: 'median', label: 'Median', price: 185, isYours: false },
    { id: 'you', label: 'You', price: 148, isYours: true },
    { id: 'walk-in', label: 'Walk-in salon, 1.1 mi', price: 132, isYours: false },
  ],
};

/** The picture of competitors’ changes of price. */
export interface AlertVignette {
  /** The picture in words. */
  readonly label: string;
  readonly heading: string;
  readonly badge: string;
  readonly alerts: readonly {
    readonly id: string;
    readonly service: string;
    readonly salon: string;
    readonly when: string;
    /** Dollars. */
    readonly before: number;
    readonly after: number;
    /** Written out with its sign. */
    readonly change: string;
    readonly direction: 'up' | 'down';
  }[];
}

export const alertVignette: AlertVignette = {
  label:
    'An example: alerts for four price changes at competitors nearby, three of them up and one down.',
  heading: 'Price alerts',
  badge: '5 competitors tracked',
  alerts: [
    {
      id: 'cut',
      service: 'Men’s cut',
      salon: 'Barbershop, 0.8 mi',
      when: '2 hours ago',
      before: 38,
      after: 45,
      change: '+18%',
      direction: 'up',
    },
    {
      id: 'manicure',
      service: 'Gel manicure',
      salon: 'Nail salon, 1.6 mi',
      when: 'Yesterday',
      before: 48,
      after: 44,
      change: '−8%',
      direction: 'down',
    },
    {
      id: 'brows',
      service: 'Brow lamination',
      salon: 'Brow & lash bar, 2.4 mi',
      when: 'Yesterday',
      before: 85,
      after: 95,
      change: '+12%',
      direction: 'up',
    },
    {
      id: 'balayage',
      service: 'Balayage',
      salon: 'Hair studio, 0.4 mi',
      when: '3 days ago',
      before: 205,
      after: 221,
      change: '+8%',
      direction: 'up',
    },
  ],
};
