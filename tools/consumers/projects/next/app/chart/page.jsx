import { LineChart } from '@tallycomb/ui/line-chart';

const points = [
  { x: 2000, y: 50 },
  { x: 2020, y: 80 },
];

/** Formats as data: a Server Component can hand over nothing else. */
export default function Page() {
  return (
    <LineChart
      title="Price of a haircut"
      series={[{ id: 'cut', label: 'Haircut', tone: 'ink', points }]}
      formatX={{ useGrouping: false }}
      formatY={{ style: 'currency', currency: 'USD' }}
      tableCaption="Price of a haircut"
      tableHeaders={['Year', 'Price']}
    />
  );
}
