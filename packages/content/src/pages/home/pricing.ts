import type { SectionHead } from '../../section-head';

/** A line of a plan’s list. */
export interface PlanFeature {
  readonly id: string;
  readonly label: string;
  /** How much of it; a feature without a value is simply included. */
  readonly value?: string;
}

/** A plan: `PlanCard` takes its name, description, features and tone as they are. */
export interface PricingPlan {
  readonly id: string;
  readonly name: string;
  /** US dollars. */
  readonly pricePerMonth: number;
  readonly description: string;
  readonly features: readonly PlanFeature[];
  readonly isPopular: boolean;
  /** Background of the plan's tag. */
  readonly tone: 'plain' | 'red' | 'amber';
}

const recruits: PlanFeature = { id: 'recruits', label: 'Recruits/month' };
const competitors: PlanFeature = { id: 'competitors', label: 'Competitors tracked' };
const prices: PlanFeature = { id: 'prices', label: 'Price Intelligence' };
const pricesAndAlerts: PlanFeature = { id: 'prices', label: 'Price Intelligence plus alerts' };
const support: PlanFeature = { id: 'support', label: 'Priority support' };

/** The section of the plans. */
export interface Pricing extends SectionHead {
  /** Goes after a plan’s price. */
  readonly period: string;
  /** Goes before what a plan costs a year. */
  readonly billingLabel: string;
  /** The badge of the plan whose `isPopular` is true. */
  readonly popularLabel: string;
  readonly note: string;
  readonly plans: readonly PricingPlan[];
}

export const pricing: Pricing = {
  heading: 'Our Menu, Prices Included',
  lead: 'You post yours, so we post ours.',
  period: '/month',
  billingLabel: 'billed yearly:',
  popularLabel: 'MOST POPULAR',
  note: 'No contracts, cancel anytime',
  plans: [
    {
      id: 'market-aware',
      name: 'Market Aware',
      pricePerMonth: 25,
      description: 'Know where your prices stand.',
      features: [{ ...recruits, value: '10' }, prices, { ...competitors, value: '3' }],
      isPopular: false,
      tone: 'plain',
    },
    {
      id: 'competitive-edge',
      name: 'Competitive Edge',
      pricePerMonth: 50,
      description: 'Know when a rival changes a price.',
      features: [{ ...recruits, value: '20' }, pricesAndAlerts, { ...competitors, value: '5' }],
      isPopular: true,
      tone: 'red',
    },
    {
      id: 'market-leader',
      name: 'Market Leader',
      pricePerMonth: 100,
      description: 'For owners who are always hiring.',
      features: [
        { ...recruits, value: '50' },
        pricesAndAlerts,
        { ...competitors, value: '10' },
        support,
      ],
      isPopular: false,
      tone: 'amber',
    },
  ],
};
