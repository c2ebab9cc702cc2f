/**
 * Texts of the pictures in the feature tabs. All are examples: salons are described, never named.
 */
import { marketPlaces, marketPrices } from './hero';

/** The picture of a search for staff. */
export const talentVignette = {
  /** Text alternative of the picture. */
  label:
    'An example: four beauty professionals who work within five miles. One contact is unlocked, three aren’t.',
  heading: 'Talent near you',
  badge: 'Example: within 5 miles',
  search: 'All beauty professionals',
  unlock: 'Locked',
  unlocked: 'Unlocked',
  /** A contact replaces the masked name; the tone is the background of the person's hair. */
  people: [
    { id: 'colorist', role: 'Colorist', workplace: 'Hair studio, 1.2 mi', tone: 'powder' },
    {
      id: 'barber',
      role: 'Barber',
      workplace: 'Barbershop, 0.8 mi',
      contact: '555-0142',
      tone: 'honey',
    },
    { id: 'lash', role: 'Lash artist', workplace: 'Brow & lash bar, 2.4 mi', tone: 'mint' },
    { id: 'nails', role: 'Nail technician', workplace: 'Nail salon, 3.1 mi', tone: 'jar' },
  ] satisfies { tone: 'powder' | 'honey' | 'mint' | 'jar'; [text: string]: string }[],
};

/** The picture of one service’s prices in the neighborhood: every second salon of the hero's comb. */
export const priceVignette = {
  /** Text alternative of the picture. */
  label:
    'An example: balayage at 24 salons within five miles costs 120 to 330 dollars. You charge 148 dollars, 37 under the median of 185.',
  heading: 'You’re $37 under the median',
  service: 'Balayage',
  radius: '5 mi',
  /** Dollars at each salon, lowest first. */
  prices: marketPrices.filter((_, salon) => salon % 2 === 1),
  /** Place of your salon in `prices`, counted from 0. */
  yourIndex: (marketPlaces.you - 1) / 2,
  countLabel: '24 salons',
  rows: [
    { id: 'color-bar', label: 'Color bar, 2.2 mi', price: 258, isYours: false },
    { id: 'hair-studio', label: 'Hair studio, 0.4 mi', price: 221, isYours: false },
    { id: 'median', label: 'Median', price: 185, isYours: false },
    { id: 'you', label: 'You', price: 148, isYours: true },
    { id: 'walk-in', label: 'Walk-in salon, 1.1 mi', price: 132, isYours: false },
  ],
};

/** A change of price in dollars, with its share written out. */
function priceChange(before: number, after: number) {
  const percent = Math.round((after / before - 1) * 100);
  const isRise = percent > 0;
  const change = `${isRise ? '+' : '−'}${Math.abs(percent)}%`;
  return { before, after, change, direction: isRise ? ('up' as const) : ('down' as const) };
}

/** The picture of competitors’ changes of price. */
export const alertVignette = {
  /** Text alternative of the picture. */
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
      ...priceChange(38, 45),
    },
    {
      id: 'manicure',
      service: 'Gel manicure',
      salon: 'Nail salon, 1.6 mi',
      when: 'Yesterday',
      ...priceChange(48, 44),
    },
    {
      id: 'brows',
      service: 'Brow lamination',
      salon: 'Brow & lash bar, 2.4 mi',
      when: 'Yesterday',
      ...priceChange(85, 95),
    },
    {
      id: 'balayage',
      service: 'Balayage',
      salon: 'Hair studio, 0.4 mi',
      when: '3 days ago',
      ...priceChange(205, 221),
    },
  ],
};
