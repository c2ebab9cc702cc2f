import type { Meta, StoryObj } from '@storybook/react-vite';
import { newPricesText, resultPanelText } from '@tallycomb/content/calculator';
import { consentQuestions, notFoundPage } from '@tallycomb/content/site';
import { expect, spyOn, waitFor } from 'storybook/test';
import { answer, ConsentQuestion, loadPage, PageAt } from '../../site/src/storybook';

/** Begins a history entry: the calculator keeps its form's state for each. */
const beginEntry = () => history.pushState(null, '');

/** Pages of the site, whole and as they are: its sections, its words, its figures. */
export default {
  title: 'Pages/Whole Pages (templates, screens)',
  id: 'pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => void spyOn(globalThis, 'fetch').mockImplementation(answer),
  loaders: [({ parameters: { address } }) => loadPage(address.replace(/\?.*/, ''))],
  render: (_, { parameters: { address } }) => <PageAt address={address} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta;

export const Home: StoryObj = { parameters: { address: '/' } };

export const About: StoryObj = { parameters: { address: '/about' } };

export const InflationCalculator: StoryObj = {
  parameters: { address: '/inflation-calculator' },
  beforeEach: beginEntry,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultPanelText.prompt)).toBeVisible();
  },
};

/** As a shared link opens it. */
export const InflationCalculatorWithResult: StoryObj = {
  parameters: { address: '/inflation-calculator?date=06/2022&annualRevenue=500000' },
  beforeEach: beginEntry,
  play: async ({ canvas }) => {
    // Its code comes after the page's. By text, as finding a role takes long on a whole page.
    const heading = canvas.findByText(
      newPricesText.heading,
      { selector: '#new-prices' },
      { timeout: 10_000 },
    );
    await expect(await heading).toBeVisible();
  },
};

export const InflationYear: StoryObj = { parameters: { address: '/inflation-calculator/2015' } };

export const InflationYears: StoryObj = { parameters: { address: '/inflation-calculator/years' } };

/** The calculator for a whole price list. */
export const PriceList: StoryObj = { parameters: { address: '/inflation-calculator/menu' } };

export const Data: StoryObj = { parameters: { address: '/data' } };

export const Embed: StoryObj = { parameters: { address: '/embed' } };

/** The calculator in the frames of other sites. */
export const EmbeddedCalculator: StoryObj = {
  parameters: { address: '/embed/calculator' },
  beforeEach: beginEntry,
};

export const Guides: StoryObj = { parameters: { address: '/guides' } };

export const Guide: StoryObj = { parameters: { address: '/guides/price-optimization' } };

export const Changelog: StoryObj = { parameters: { address: '/changelog' } };

export const Legal: StoryObj = { parameters: { address: '/terms' } };

/** It logs the path that was not found. */
export const NotFound: StoryObj = {
  parameters: { address: '/nowhere' },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(notFoundPage.lead)).toBeVisible();
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('404'), '/nowhere'),
    );
  },
};

/** Asked for before the first statistics; no answer loads anything here. */
export const WithConsentQuestion: StoryObj = {
  parameters: { address: '/guides' },
  render: (_, { parameters: { address } }) => (
    <PageAt address={address}>
      <ConsentQuestion />
    </PageAt>
  ),
  play: async ({ canvas }) => {
    const { heading } = consentQuestions.tagManager;
    const panel = await canvas.findByRole('region', { name: heading });
    await waitFor(() => expect(panel).toBeVisible());
  },
};
