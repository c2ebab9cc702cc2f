import type { PlanCardProps } from './PlanCard';

const action = { label: 'Start Growing Now', href: 'https://example.com/early-access' };

/** Three plans for stories, cheapest first. */
export const plans: readonly PlanCardProps[] = [
  {
    name: 'One Chair',
    price: '$25',
    period: '/mo',
    description: 'Know where your prices stand.',
    features: [
      { id: 'searches', label: 'Price searches', value: '10' },
      { id: 'reports', label: 'Monthly report' },
    ],
    action,
  },
  {
    name: 'Whole Floor',
    price: '$50',
    period: '/mo',
    description: 'See every move on your street.',
    features: [
      { id: 'searches', label: 'Price searches', value: '20' },
      { id: 'reports', label: 'Weekly report' },
    ],
    popularLabel: 'MOST POPULAR',
    tone: 'red',
    action,
  },
  {
    name: 'Second Door',
    price: '$100',
    period: '/mo',
    description: 'For owners with more than one door.',
    features: [
      { id: 'searches', label: 'Price searches', value: 'Unlimited' },
      { id: 'reports', label: 'Weekly report' },
      { id: 'support', label: 'Priority support' },
    ],
    tone: 'amber',
    action,
  },
];
