import type { SectionHead } from '../../page-texts';

const recruits = { id: 'recruits', label: 'Recruits/month' };
const competitors = { id: 'competitors', label: 'Competitors tracked' };
const prices = { id: 'prices', label: 'Price Intelligence' };
const pricesAndAlerts = { id: 'prices', label: 'Price Intelligence plus alerts' };
const support = { id: 'support', label: 'Priority support' };

/** A plan, as `PlanCard` takes it; the caller adds the address of its button. */
export interface PricingPlan {
  readonly id: string;
  readonly name: string;
  /** In US dollars, written out. */
  readonly price: string;
  /** Follows the price. */
  readonly period: string;
  /** Amount and interval of payment. */
  readonly billing: string;
  readonly description: string;
  /** Features of the plan, each with its limit if it has one. */
  readonly features: readonly {
    readonly id: string;
    readonly label: string;
    readonly value?: string;
  }[];
  /** The badge of the plan that most people take; the others have none. */
  readonly popularLabel?: string;
  /** Background of the plan's tag. */
  readonly tone: 'plain' | 'red' | 'amber';
}

const period = '/month';

/** The section of the plans. */
export const pricing: SectionHead & {
  readonly note: string;
  /** Explains what the note means for a year already paid. */
  readonly terms: string;
  readonly plans: readonly [PricingPlan, PricingPlan, PricingPlan];
} = {
  heading: 'Plans and Prices',
  lead: 'Three plans, billed once a year.',
  note: 'No contracts, cancel anytime',
  terms:
    'One payment a year. Your plan renews until you cancel; then you keep access until the paid year ends. No refunds.',
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
      description: 'Know when a competitor changes a price.',
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
