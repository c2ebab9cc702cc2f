import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Note } from '../Note';
import { PullQuote } from '../PullQuote';
import { Steps } from '../Steps';
import { Prose } from './Prose';
import { contract } from './Prose.contract';

const meta = {
  title: 'Content/Prose (article, rich text)',
  id: 'components-prose',
  component: Prose,
  parameters: { contract },
  args: { lead: true },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

export const Article: Story = {
  args: {
    children: (
      <>
        <p>
          Most owners wait until they are angry to raise prices. By then the increase has to be
          large, the explanation has to be long, and everyone at the desk is nervous.
        </p>
        <p>
          There is a calmer way. Small steps, on a date you choose, announced once. It starts with{' '}
          <a href="/inflation-calculator">knowing where you stand</a>.
        </p>
        <h2 id="street">Start From the Street</h2>
        <p>Before you touch your own menu, look at the ladder for your three busiest services.</p>
        <PullQuote>
          A full book is a price signal. It is your clients telling you that you are cheap.
        </PullQuote>
        <h2 id="step">Choose the Size of the Step</h2>
        <p>Work out three numbers and pick the middle one.</p>
        <Steps>
          <li>What inflation alone has added since your last change.</li>
          <li>Half the distance between you and the median.</li>
          <li>The increase at which one client in twenty leaving still puts you ahead.</li>
        </Steps>
        <Note heading="Do the first one now">
          <p>
            The <a href="/inflation-calculator">inflation calculator</a> gives you the figure.
          </p>
        </Note>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/^(Most owners|There is)/);
    if (!first || !second) throw new Error('Two paragraphs are needed.');
    await expect(sizeOf(first) / sizeOf(second)).toBeCloseTo(1.25, 2);
    await expect(second.getBoundingClientRect().width).toBeLessThanOrEqual(680);
    const { lineHeight } = getComputedStyle(second);
    await expect(Number.parseFloat(lineHeight) / sizeOf(second)).toBeCloseTo(1.65, 2);
    const heading = canvas.getByRole('heading', { name: 'Start From the Street' });
    await expect(getComputedStyle(heading).scrollMarginTop).toBe('12px');
    // A component inside keeps its own look: no disc and no number of the plain lists.
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('none');
  },
};

export const Legal: Story = {
  args: {
    lead: false,
    children: (
      <>
        <h2 id="data">1. What We Keep</h2>
        <p>We keep what you type into a form, and no more than the form asks for.</p>
        <ul>
          <li>Your e-mail address, until you leave.</li>
          <li>
            The salons you watch:
            <ul>
              <li>their public menus,</li>
              <li>the dates on which a price changed.</li>
            </ul>
          </li>
        </ul>
        <h3>How Long</h3>
        <table>
          <caption>Periods of keeping</caption>
          <thead>
            <tr>
              <th scope="col">Record</th>
              <th scope="col">Period</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Account</th>
              <td>Until you close it</td>
            </tr>
            <tr>
              <th scope="row">Invoices</th>
              <td>Seven years</td>
            </tr>
          </tbody>
        </table>
        <h3>In Order</h3>
        <ol>
          <li>You ask.</li>
          <li>We answer within 30 days.</li>
        </ol>
        <blockquote>
          <p>A notice is in writing, and reaches the other side by mail.</p>
        </blockquote>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [bullets, , numbers] = canvas.getAllByRole('list');
    await expect(bullets && getComputedStyle(bullets).listStyleType).toBe('disc');
    await expect(numbers && getComputedStyle(numbers).listStyleType).toBe('decimal');
    await expect(canvas.getByRole('table', { name: 'Periods of keeping' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const years = ['2019', '2020', '2021', '2022', '2023', '2024'];

/** On the narrowest phone a table of seven columns scrolls in itself. */
export const WideTable: Story = {
  tags: ['!autodocs'],
  parameters: { screen: 'narrowest' },
  args: {
    lead: false,
    children: (
      <>
        <p>A haircut that kept pace, by year.</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and Safari's keyboard reaches only what says so. */}
        <table tabIndex={0}>
          <caption>Price by year</caption>
          <thead>
            <tr>
              <th scope="col">Service</th>
              {years.map((year) => (
                <th scope="col" key={year}>
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Haircut</th>
              {years.map((year) => (
                <td key={year}>$50.00</td>
              ))}
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Price by year' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await expect(getComputedStyle(table).outlineStyle).toBe('solid');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Links: Story = {
  args: {
    lead: false,
    children: (
      <p>
        It starts with <a href="/inflation-calculator">knowing where you stand</a>.
      </p>
    ),
  },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { textDecorationLine } = getComputedStyle(canvas.getByRole('link'));
    await expect(textDecorationLine).toBe('underline');
  },
};
