import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contract } from '../../../stories/contract';
import { Note, PullQuote, Steps } from '../../all';
import { Prose } from './Prose';

export default {
  title: 'Content/Prose (article, rich text, markdown)',
  id: 'components-prose',
  component: Prose,
  parameters: contract({
    purpose: 'Sets plain HTML as the body of a text: a guide, or the terms.',
    do: [
      'Give it headings with ids, so that a contents list can lead to them.',
      'Give a table that may scroll tabindex="0": not every browser’s keyboard reaches it otherwise.',
      'Put Steps, Note and PullQuote straight into it.',
    ],
    dont: [
      'Lay out a page with it: it sets text.',
      'Style an element from outside: give it a class.',
    ],
  }),
} satisfies Meta<typeof Prose>;
type Story = StoryObj<typeof Prose>;

/**
 * Components keep their own look, and a plain link is underlined. A heading named by the address
 * comes to rest below the header.
 */
export const Article: Story = {
  args: {
    lead: true,
    children: (
      <>
        <p>
          Most owners wait until they are angry to raise prices. There is a calmer way. It starts
          with <a href="/inflation-calculator">knowing where you stand</a>.
        </p>
        <h2 id="street">Start From the Street</h2>
        <p>Before you touch your own menu, look at the ladder for your three busiest services.</p>
        <PullQuote>A full book is a price signal.</PullQuote>
        <Steps>
          <li>What inflation alone has added since your last change.</li>
          <li>Half the distance between you and the median.</li>
        </Steps>
        <Note heading="Do the first one now">Count four weeks, not one.</Note>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
    await expect(getComputedStyle(canvas.getByRole('heading')).scrollMarginTop).toBe('12px');
    await expect(getComputedStyle(canvas.getByRole('list')).listStyleType).toBe('none');
  },
};

const headings = (...names: readonly string[]) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th scope="col" key={name}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

export const Legal: Story = {
  args: {
    children: (
      <>
        <h2 id="data">1. What We Keep</h2>
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
          {headings('Record', 'Period')}
          <tbody>
            <tr>
              <th scope="row">Invoices</th>
              <td>Seven years</td>
            </tr>
          </tbody>
        </table>
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
};

const years = ['2019', '2020', '2021', '2022', '2023', '2024'];

/** A wide table scrolls by itself; Tab focuses it, with a solid ring. */
export const TooWide: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and Safari's keyboard reaches only what says so.
      <table tabIndex={0}>
        <caption>Price by year</caption>
        {headings('Service', ...years)}
        <tbody>
          <tr>
            <th scope="row">Haircut</th>
            {years.map((year) => (
              <td key={year}>$50.00</td>
            ))}
          </tr>
        </tbody>
      </table>
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
