import { Card } from '../Card';
import type { TabsItem } from './TabPanel';

const text = {
  talent: 'Browse the professionals already working around you, by specialty and experience.',
  price: 'Search any service and see what nearby salons charge for it. Yours is marked.',
  competitors: 'Pick the salons you lose clients to. When one changes a price, you hear of it.',
};

const sheet = (line: string) => <Card>{line}</Card>;

/** Three tabs, for stories and tests. */
export const features: readonly TabsItem[] = [
  {
    id: 'talent',
    title: 'Talent Scout',
    description: <p>{text.talent}</p>,
    panel: sheet('Colorist, nine years, 1.4 mi'),
    background: 'rose',
  },
  {
    id: 'price',
    title: 'Price Intelligence',
    description: <p>{text.price}</p>,
    panel: sheet('You are $37 under the median'),
  },
  {
    id: 'competitors',
    title: 'Competitor Monitoring',
    description: <p>{text.competitors}</p>,
    panel: sheet('Barbershop, 0.8 mi: $42, was $38'),
    background: 'green',
  },
];
