import type { AccordionItem, PlanCardProps, ProblemScene, SwatchCardProps } from '../../../src';
import { action } from '../frame';

type Problem = Pick<SwatchCardProps, 'shade' | 'topic' | 'title' | 'text'> & {
  readonly scene: ProblemScene;
};

export const problems: readonly Problem[] = [
  {
    scene: 'missing-teeth',
    shade: 'Shade 1',
    topic: 'Hiring',
    title: 'Ghosted Again',
    text: 'You post the job, boost it and wait. The people you want are behind a chair somewhere else.',
  },
  {
    scene: 'price-tags',
    shade: 'Shade 2',
    topic: 'Pricing',
    title: 'Finger in the Wind',
    text: 'You squint at a few menus, add five dollars and call it a price. Nobody knows if it is right.',
  },
  {
    scene: 'mirror',
    shade: 'Shade 3',
    topic: 'Competitors',
    title: 'Last to Know',
    text: 'The salon across the street raised its prices in March. You found out in June, from a client.',
  },
];

const recruits = (value: string) => ({ id: 'recruits', label: 'Recruits/month', value });
const tracked = (value: string) => ({ id: 'tracked', label: 'Competitors tracked', value });
const prices = { id: 'prices', label: 'Price Intelligence' };
const alerts = { id: 'alerts', label: 'Price Intelligence plus alerts' };

export const plans: readonly PlanCardProps[] = [
  {
    name: 'Market Aware',
    price: '$25',
    period: '/month',
    description: 'Know where your prices stand.',
    features: [recruits('10'), prices, tracked('3')],
    action,
  },
  {
    name: 'Competitive Edge',
    price: '$50',
    period: '/month',
    description: 'Hear it when a rival moves.',
    features: [recruits('20'), alerts, tracked('5')],
    popularLabel: 'MOST POPULAR',
    tone: 'lacquer',
    action,
  },
  {
    name: 'Market Leader',
    price: '$100',
    period: '/month',
    description: 'For owners who are always hiring.',
    features: [recruits('50'), alerts, tracked('10'), { id: 'support', label: 'Priority support' }],
    tone: 'honey',
    action,
  },
];

export const questions: readonly AccordionItem[] = [
  {
    id: 'booking',
    question: 'Does it replace my booking system?',
    answer: 'No. It works alongside yours, and connecting the two is optional.',
  },
  {
    id: 'alerts',
    question: 'Will I hear when a competitor changes a price?',
    answer: 'With Competitive Edge and Market Leader, yes: both come with alerts.',
  },
  {
    id: 'cancel',
    question: 'Can I cancel?',
    answer: 'Anytime. You keep access until one year after your last payment.',
  },
  {
    id: 'free',
    question: 'Is the inflation calculator really free?',
    answer: 'Yes. Two numbers in, one number out.',
  },
];
