import type { PlanCardProps } from './PlanCard';

const shared = {
  period: '/month',
  action: { label: 'Start Growing Now', href: 'https://example.com/early-access' },
} as const;

/** Three plans for stories, cheapest first. */
export const plans: readonly PlanCardProps[] = [
  {
    ...shared,
    name: 'Market Aware',
    price: '$25',
    description: 'Know where your prices stand.',
    features: [
      { id: 'recruits', label: 'Recruits/month', value: '10' },
      { id: 'prices', label: 'Price Intelligence' },
      { id: 'competitors', label: 'Competitors tracked', value: '3' },
    ],
    tone: 'plain',
  },
  {
    ...shared,
    name: 'Competitive Edge',
    price: '$50',
    description: 'Know when a rival changes a price.',
    features: [
      { id: 'recruits', label: 'Recruits/month', value: '20' },
      { id: 'prices', label: 'Price Intelligence plus alerts' },
      { id: 'competitors', label: 'Competitors tracked', value: '5' },
    ],
    popularLabel: 'MOST POPULAR',
    tone: 'red',
  },
  {
    ...shared,
    name: 'Market Leader',
    price: '$100',
    description: 'For owners who are always hiring.',
    features: [
      { id: 'recruits', label: 'Recruits/month', value: '50' },
      { id: 'prices', label: 'Price Intelligence plus alerts' },
      { id: 'competitors', label: 'Competitors tracked', value: '10' },
      { id: 'support', label: 'Priority support' },
    ],
    tone: 'amber',
  },
];
