import type { AlertVignetteProps } from './AlertVignette';
import type { PriceVignetteProps } from './PriceVignette';
import type { TalentVignetteProps } from './TalentVignette';

/** Invented figures, for stories and tests. */
export const talent: TalentVignetteProps = {
  label: 'An example: three people, one of them unlocked.',
  heading: 'Talent near you',
  badge: 'Within 5 mi',
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

export const prices: PriceVignetteProps = {
  label: 'An example: a gel manicure costs 40 to 63 dollars nearby, and 47 at yours.',
  heading: 'You are $4 under the median',
  service: 'Gel manicure',
  radius: '5 mi',
  prices: Array.from({ length: 24 }, (_, salon) => 40 + salon),
  yourIndex: 7,
  countLabel: '24 salons',
  rows: [
    { id: 'bar', label: 'Nail bar, 0.4 mi', price: 58, isYours: false },
    { id: 'median', label: 'Median', price: 51, isYours: false },
    { id: 'you', label: 'You', price: 47, isYours: true },
    { id: 'walk-in', label: 'Walk-in salon, 1.1 mi', price: 42, isYours: false },
  ],
};

const nearby = { salon: 'Barbershop, 0.8 mi', when: 'Yesterday' } as const;

export const alerts: AlertVignetteProps = {
  label: 'An example: three price changes nearby.',
  heading: 'Price alerts',
  badge: '5 competitors tracked',
  alerts: [
    {
      ...nearby,
      id: 'cut',
      service: 'Cut',
      before: 40,
      after: 50,
      change: '+25%',
      direction: 'up',
    },
    {
      ...nearby,
      id: 'shave',
      service: 'Shave',
      before: 40,
      after: 36,
      change: '−10%',
      direction: 'down',
    },
    { ...nearby, id: 'facial', service: 'Facial', after: 70, change: 'New', direction: 'new' },
  ],
};
