import type { SectionHead } from '../../section-head';

/** A line of a plan’s list. */
export interface PlanFeature {
  readonly id: string;
  readonly label: string;
  /** How much of it; a feature without a value is simply included. */
  readonly value?: string;
}

/** A plan, as `PlanCard` takes it; where its button leads is the caller’s. */
export interface PricingPlan {
  readonly id: string;
  readonly name: string;
  /** In US dollars, written out. */
  readonly price: string;
  /** Goes after the price. */
  readonly period: string;
  /** What is paid at once, and how often. */
  readonly billing: string;
  readonly description: string;
  readonly features: readonly PlanFeature[];
  /** The badge of the plan that most people take; the others have none. */
  readonly popularLabel?: string;
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
  readonly note: string;
  /** What that means for a year that is paid. */
  readonly terms: string;
  readonly plans: readonly [PricingPlan, PricingPlan, PricingPlan];
}

const period = '/month';

export const pricing: Pricing = {
  heading: 'Plans and Prices',
  lead: 'Three plans, billed once a year.',
  note: 'No contracts, cancel anytime',
  terms:
    'You make one payment a year. Cancel, and you keep access until that year ends. No refunds.',
  plans: [
    {
      id: 'market-aware',
      name: 'Market Aware',
      price: '$25',
      period,
      billing: 'billed yearly: $300',
      description: 'Know where your prices stand.',
      features: [{ ...recruits, value: '10' }, prices, { ...competitors, value: '3' }],
      tone: 'plain',
    },
    {
      id: 'competitive-edge',
      name: 'Competitive Edge',
      price: '$50',
      period,
      billing: 'billed yearly: $600',
      description: 'Know when a rival changes a price.',
      features: [{ ...recruits, value: '20' }, pricesAndAlerts, { ...competitors, value: '5' }],
      popularLabel: 'MOST POPULAR',
      tone: 'red',
    },
    {
      id: 'market-leader',
      name: 'Market Leader',
      price: '$100',
      period,
      billing: 'billed yearly: $1,200',
      description: 'For owners who are always hiring.',
      features: [
        { ...recruits, value: '50' },
        pricesAndAlerts,
        { ...competitors, value: '10' },
        support,
      ],
      tone: 'amber',
    },
  ],
};
