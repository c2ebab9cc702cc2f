import { DataTable, LineChart, Tabs } from '@tallycomb/ui';

const prices = [
  { x: 2020, y: 50 },
  { x: 2021, y: 52.35 },
  { x: 2022, y: 56.54 },
];

const Chart = () => (
  <LineChart
    title="A haircut that keeps pace"
    series={[{ id: 'haircut', label: 'Haircut', tone: 'primary', points: prices }]}
    baseline={{ y: 50, label: 'still charging $50' }}
    formatX={{ frequency: 'yearly' }}
    formatY={{ style: 'currency', currency: 'USD' }}
    tableCaption="The prices by year"
    tableHeaders={['Year', 'Price']}
  />
);

const Table = () => (
  <DataTable
    caption="The prices by year"
    rowHeaderKey="year"
    columns={[
      { key: 'year', header: 'Year' },
      { key: 'price', header: 'Price', align: 'right' },
    ]}
    rows={prices.map(({ x, y }) => ({
      id: String(x),
      cells: { year: x, price: `$${y.toFixed(2)}` },
    }))}
  />
);

export const Report = () => (
  <Tabs
    label="Haircuts by year"
    tabs={[
      { id: 'chart', title: 'Chart', description: 'Over three years.', panel: <Chart /> },
      { id: 'table', title: 'Table', description: 'To the cent.', panel: <Table /> },
    ]}
  />
);
