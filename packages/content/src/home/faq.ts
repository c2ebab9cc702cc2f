import type { SectionHead } from '../section-head';
export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface Faq extends SectionHead {
  readonly items: readonly [FaqItem, ...FaqItem[]];
}

export const faq: Faq = {
  heading: 'Fair Questions',
  lead: 'Asked across the chair, answered plainly.',
  items: [
    {
      id: 'what-it-does',
      question: 'What does Tallycomb do?',
      answer:
        'Three things. Talent Scout shows you beauty professionals at other salons and unlocks their contact info. Price Intelligence shows what nearby salons charge for a service. Competitor Monitoring tracks the competitors you choose and alerts you when they change prices.',
    },
    {
      id: 'booking-system',
      question: 'Does it replace my booking system?',
      answer:
        'No. It is not a booking system; it works alongside yours. Connecting the two is optional. One integration exists today, and others are coming.',
    },
    {
      id: 'coverage',
      question: 'Is my kind of salon in there?',
      answer:
        'We cover hair, barber, nails, brow and lash, med spa, wax, well-being, massage, tanning and skin care. That makes over 350,000 salons, barber shops, spas and wellness clinics in the US and Europe, with over 25 million price points.',
    },
    {
      id: 'hiring',
      question: 'How do I hire with it?',
      answer:
        'Browse beauty professionals at other salons, over 650,000 of them, and unlock the contact info of those you want to talk to. Your plan sets how many: 10, 20 or 50 recruits a month. The conversation is yours.',
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
        'Market Aware is $25 a month, Competitive Edge $50 and Market Leader $100. You subscribe by the year and pay once a year.',
    },
    {
      id: 'canceling',
      question: 'Can I cancel?',
      answer:
        'Anytime. Your subscription then ends one year after your last payment, and you keep access until that day. We do not refund payments, so the terms are worth a read first.',
    },
    {
      id: 'trial',
      question: 'Can I try it first?',
      answer:
        'Yes. There is a free trial, still in beta. Start Growing Now takes you to the early-access form.',
    },
    {
      id: 'calculator',
      question: 'Is the inflation calculator really free?',
      answer:
        'Yes. Enter what you take in a year and the month you last changed your prices, and it estimates the revenue you have lost to inflation.',
    },
    {
      id: 'who',
      question: 'Who is behind it?',
      answer:
        'Salon owners. The founder has owned a salon in a large US city since 2010. An accelerator program backs us, and the team works remotely.',
    },
  ],
};
