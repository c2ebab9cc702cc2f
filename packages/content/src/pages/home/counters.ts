import { countNote } from '../../claims';

/** A figure that counts up to `value`; `suffix` stands right after it. */
export interface DataCounter {
  readonly id: string;
  readonly value: number;
  readonly suffix: string;
  readonly label: string;
}

/** The claimed scale of the data, in the order of the specification. */
export const counters: readonly DataCounter[] = [
  { id: 'locations', value: 350_000, suffix: '+', label: 'Locations Tracked' },
  { id: 'professionals', value: 650_000, suffix: '+', label: 'Beauty Professionals' },
  { id: 'prices', value: 25_000_000, suffix: '+', label: 'Price Points' },
];

/** Whose figures these are, and how old. */
export const countersNote: string = countNote;
