import { countNote } from '../../claims';

/** The claimed scale of the data, in the order of the specification; `suffix` follows the figure. */
export const counters = [
  { id: 'locations', value: 350_000, suffix: '+', label: 'Locations Tracked' },
  { id: 'professionals', value: 650_000, suffix: '+', label: 'Beauty Professionals' },
  { id: 'prices', value: 25_000_000, suffix: '+', label: 'Price Points' },
];

/** Source and age of the counters' figures. */
export const countersNote: string = countNote;
