import type { LineChartProps } from './LineChart';

/** A repeatable stream of numbers from 0 up to 1, by mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const dollars = (y: number): string => `$${Math.round(y)}`;
const compounded = (years: number, rate: number) =>
  Array.from({ length: years }, (_, index) => ({ x: 2010 + index, y: 50 * rate ** index }));

/** Props of charts that stories and tests share. */
export const haircut: LineChartProps = {
  title: 'Inflation Adjusted Price of $50 Haircut',
  series: [
    {
      id: 'haircut',
      label: 'Haircut',
      tone: 'primary',
      points: [50, 56, 62, 70, 80].map((y, index) => ({ x: 2000 + index * 5, y })),
    },
  ],
  formatX: String,
  formatY: dollars,
  formatTooltip: (year: number, values: readonly { readonly y: number }[]) => ({
    label: `Year: ${year}`,
    lines: values.map(({ y }) => dollars(y)),
  }),
  baseline: { y: 50, label: 'still charging $50' },
  gap: true,
  pointLabels: true,
  tableCaption: 'Price of a $50 haircut, kept level with inflation',
  tableHeaders: ['Year', 'Price'],
};

export const threeLines: LineChartProps = {
  title: 'What Salons Charged, Beside All Prices',
  takeaway: 'Salon prices kept close to all prices. Yours did not move.',
  series: [
    {
      id: 'salon',
      label: 'Salon prices',
      tone: 'primary',
      points: compounded(14, 1.026),
    },
    {
      id: 'all',
      label: 'All consumer prices',
      tone: 'ink',
      points: compounded(15, 1.0275),
    },
    {
      id: 'yours',
      label: 'Your prices',
      tone: 'secondary',
      dash: true,
      points: compounded(15, 1),
    },
  ],
  formatX: String,
  formatY: dollars,
  tableCaption: 'Prices by year, from $50 in 2010',
  tableHeaders: ['Year', 'Salon prices', 'All consumer prices', 'Your prices'],
};

function wander(count: number) {
  const next = seededRandom(1913);
  let level = 10;
  return Array.from({ length: count }, (_, index) => {
    level *= 1 + (next() - 0.37) * 0.012;
    return { x: 1913 + index / 12, y: level };
  });
}

export const manyMonths: LineChartProps = {
  title: 'An Index by Month Since 1913',
  series: [{ id: 'index', label: 'Index', tone: 'ink', points: wander(1364) }],
  formatX: (x: number) => String(Math.floor(x)),
  formatY: (y: number) => y.toFixed(0),
  tableCaption: 'The index by month',
  tableHeaders: ['Year', 'Index'],
};

/** Formats as data, the only kind that a Server Component can pass. */
export const twoYears: LineChartProps = {
  title: 'What $50 Has to Be, Month by Month',
  series: [
    {
      id: 'needed',
      label: 'Needed',
      tone: 'primary',
      points: Array.from({ length: 20 }, (_, month) => ({
        x: 2025 + month / 12,
        y: 50 * 1.003 ** month,
      })),
    },
  ],
  formatX: { frequency: 'monthly' },
  formatY: { style: 'currency', currency: 'USD' },
  tableCaption: 'What $50 of January 2025 has to be',
  tableHeaders: ['Month', 'Price'],
};
