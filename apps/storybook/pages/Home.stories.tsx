import type { Meta, StoryObj } from '@storybook/react-vite';
import { features } from '@tallycomb/content/pages';
import { expect } from 'storybook/test';
import { AlertVignette, PriceVignette, TalentVignette } from '../../site/src/pages/home/vignettes';

/** Drawn parts of the home page. */
export default {
  title: 'Pages/Home (vignette, picture of the product)',
  id: 'pages-home',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

const [talent, prices, alerts] = features.tabs;

const vignettes = () => (
  <>
    <TalentVignette {...talent.vignette} />
    <PriceVignette {...prices.vignette} />
    <AlertVignette {...alerts.vignette} />
  </>
);

/** Each is one picture with a name; nothing inside takes focus or is read out. */
export const Vignettes: StoryObj = {
  render: vignettes,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: /^An example/ })).toHaveLength(3);
    await expect(canvasElement.querySelector('a, button, input, [tabindex]')).toBeNull();
  },
};

/** At 320 pixels the state of a person stands beneath the name, and no price is cut off. */
export const VignettesOnTheNarrowestPhone: StoryObj = {
  globals: { viewport: { value: 'narrowest' } },
  render: vignettes,
  play: async ({ canvas }) => {
    const { right } = canvas.getAllByRole('img')[0]?.getBoundingClientRect() ?? new DOMRect();
    for (const price of canvas.getAllByText(/^\$\d+$/)) {
      await expect(price.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
    const role = canvas.getByText(/^Colorist/).getBoundingClientRect();
    const [state] = canvas.getAllByText(talent.vignette.unlock);
    await expect(state?.getBoundingClientRect().top).toBeGreaterThan(role.bottom);
  },
};
