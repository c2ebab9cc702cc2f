import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import {
  AreaChart,
  Button,
  Container,
  DataTable,
  Field,
  Heading,
  Lead,
  LineChart,
  ResultPanel,
  Section,
  Split,
} from '../../src';
import { haircut } from '../../src/charts/specimens';
import * as styles from './Calculator.stories.css';
import { action, Frame } from './frame';
import { fits } from './whole-page';

const gaps = [
  ['2020', '+1.2%', '$3,084', 3084],
  ['2021', '+6.0%', '$14,974', 14974],
  ['2022', '+14.5%', '$36,179', 36179],
  ['2023', '+19.2%', '$47,960', 47960],
  ['2024', '+22.7%', '$56,748', 56748],
] as const;

function Head() {
  const [isAnswered, setAnswered] = useState(false);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    setAnswered(true);
  };
  return (
    <Section ground="honey" className={styles.head}>
      <Container>
        <Heading level={1}>What Has Inflation Cost Your Salon?</Heading>
        <Lead className={styles.lead}>Two numbers in, one number out.</Lead>
        <div className={styles.slab}>
          <form className={styles.form} onSubmit={answer}>
            <Field
              label="Annual revenue"
              prefix="$"
              placeholder="Enter annual revenue (e.g. 1000.00)"
              inputMode="decimal"
            />
            <Field
              label="Last price update"
              hint="The month you last raised prices across the menu."
              placeholder="MM/YYYY (e.g. 12/2024)"
              inputMode="numeric"
            />
            <div className={styles.action}>
              <Button type="submit" block>
                Calculate
              </Button>
              <p className={styles.footnote}>A sample: the figures here are always the same.</p>
            </div>
          </form>
          <ResultPanel
            className={styles.panel}
            state={isAnswered ? 'result' : 'prompt'}
            heading="Revenue Lost Due to Inflation"
            figure="$158,945.00"
            prompt="In order to see your result, please make sure that both fields are filled in."
            loading="Calculating inflation impact. Please wait..."
            art={<AreaChart seed={5} />}
          >
            <p>From 12/2019 through 12/2024, on $250,000 a year.</p>
          </ResultPanel>
        </div>
      </Container>
    </Section>
  );
}

const Years = () => (
  <Section ground="page" aria-labelledby="years">
    <Container>
      <Split>
        <div className={styles.intro}>
          <Heading level={2} id="years">
            Year by Year
          </Heading>
          <Lead>The same money bought less each year.</Lead>
        </div>
        <DataTable
          caption="Sample: what $250,000 a year lost to rising prices"
          rowHeaderKey="year"
          columns={[
            { key: 'year', header: 'Year' },
            { key: 'since', header: 'Since last update', align: 'right', hideOnMobile: true },
            { key: 'lost', header: 'Lost that year', align: 'right', emphasis: true },
          ]}
          rows={gaps.map(([year, since, lost, value]) => ({
            id: year,
            cells: { year, since, lost },
            bar: { value, max: 56748 },
          }))}
          foot={{ year: 'Total', lost: '$158,945' }}
        />
      </Split>
    </Container>
  </Section>
);

const Chart = () => (
  <Section ground="wash" aria-labelledby="chart">
    <Container>
      <Split>
        <div className={styles.intro}>
          <Heading level={2} id="chart">
            A $50 Haircut
          </Heading>
          <Lead>Inflation means money buys less over time, so you must earn more every year.</Lead>
        </div>
        <LineChart {...haircut} />
      </Split>
    </Container>
  </Section>
);

const Call = () => (
  <Section ground="page" aria-labelledby="call">
    <Container className={styles.call}>
      <Heading level={2} id="call">
        Price Like You Mean It
      </Heading>
      <Button href={action.href}>{action.label}</Button>
    </Container>
  </Section>
);

const Page = () => (
  <Frame ground="honey" current="/inflation-calculator">
    <Head />
    <Years />
    <Chart />
    <Call />
  </Frame>
);

const meta = {
  title: 'Pages/Calculator',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <Page />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const isWhole: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
  await expect(canvas.getByText('$158,945.00')).toBeVisible();
  await fits(canvasElement);
};

const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** A whole page, of nothing but components. */
export const Desktop: Story = { globals: at('desktop'), play: isWhole };
export const Phone: Story = { globals: at('phone'), play: isWhole };
export const Narrowest: Story = { globals: at('narrowest'), play: isWhole };

/** Twice the size of text on a phone: everything is there, nothing scrolls sideways. */
export const DoubleText: Story = {
  globals: { ...at('phone'), textSize: 'double' },
  play: async (context) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await isWhole(context);
  },
};
