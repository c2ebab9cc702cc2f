import { claimsAsOf } from '../../claims';
import type { SectionHead } from '../../page-texts';

/** A question and its answer. */
export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Words of the answer that are a link, and its address. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** The section of questions. */
export const faq: SectionHead & { readonly items: readonly [FaqItem, ...FaqItem[]] } = {
  heading: 'Fair Questions',
  lead: 'Straight answers, the kind you’d give across the chair.',
  items: [
    {
      id: 'what-it-does',
      question: 'What does Tallycomb do?',
      answer:
        'Three things. Talent Scout shows you beauty professionals at other salons and unlocks their contact info. Price Intelligence shows what nearby salons charge for a service. Competitor Monitoring tracks the competitors you choose and, with Competitive Edge and up, alerts you when they change prices. The changelog lists what each release added.',
      link: { label: 'changelog', href: '/changelog' },
    },
    {
      id: 'booking-system',
      question: 'Does it replace my booking system?',
      answer:
        'No. Tallycomb isn’t a booking system. It works alongside yours, and you don’t have to connect the two. One integration exists today, and others are coming.',
    },
    {
      id: 'coverage',
      question: 'Does it cover my kind of salon?',
      answer: `We cover hair, barber, nails, brow and lash, med spa, wax, well-being, massage, tanning and skin care. That’s more than 350,000 salons, barbershops, spas and wellness clinics in the US and Europe, and more than 25 million price points: our count, as of ${claimsAsOf}.`,
    },
    {
      id: 'hiring',
      question: 'How does it help me hire?',
      answer:
        'Browse beauty professionals at other salons, more than 650,000 by our count, and unlock contact info for the ones you want to talk to. Your plan sets how many: 10, 20 or 50 recruits a month. What you say to them is up to you.',
    },
    {
      id: 'alerts',
      question: 'Will I hear when a competitor changes a price?',
      answer:
        'With Competitive Edge and Market Leader, yes: both come with alerts. You choose which competitors to track: up to 3 with Market Aware, 5 with Competitive Edge and 10 with Market Leader.',
    },
    {
      id: 'billing',
      question: 'What does it cost, and how do I pay?',
      answer:
        'Market Aware is $25 a month, Competitive Edge $50 and Market Leader $100. You’re billed once a year: $300, $600 or $1,200.',
    },
    {
      id: 'canceling',
      question: 'Can I cancel?',
      answer:
        'Yes, anytime. Canceling stops the next payment, and you keep access until the year you paid for runs out. We don’t give refunds, so read the terms before you sign up.',
    },
    {
      id: 'trial',
      question: 'Can I try it first?',
      answer:
        'Yes. There’s a free trial, in beta for now. Start Growing Now takes you to the early-access form.',
    },
    {
      id: 'calculator',
      question: 'Is the inflation calculator really free?',
      answer:
        'Yes. Enter what you bring in a year and the month you last raised prices, and it shows how far inflation has left you behind.',
    },
    {
      id: 'who',
      question: 'Who’s behind it?',
      answer:
        'Salon owners. The founder has owned a salon in a large US city since 2010. We’re backed by an accelerator, and our team works remotely.',
    },
  ],
};
