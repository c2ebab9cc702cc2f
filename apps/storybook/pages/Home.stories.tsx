import type { Meta, StoryObj } from '@storybook/react-vite';
import { features, hero } from '@tallycomb/content/pages';
import { expect, fireEvent, within } from 'storybook/test';
import { Hero as HeroSection } from '../../site/src/pages/home/hero';
import { AlertVignette, PriceVignette, TalentVignette } from '../../site/src/pages/home/vignettes';

/** Drawn parts of the home page. */
export default {
  title: 'Pages/Home (hero, vignette, picture of the product)',
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

const { label, youLabel } = hero.art;

const middleOf = (element: Element | null | undefined) => {
  const { x, width } = element?.getBoundingClientRect() ?? { x: Number.NaN, width: 0 };
  return x + width / 2;
};

/** An image named by its label; the flag of your price stands over the sixteenth of its teeth. */
export const Hero: StoryObj = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  render: () => <HeroSection />,
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: label });
    const layers = picture.parentElement;
    const growing = layers?.getAnimations({ subtree: true }) ?? [];
    await Promise.all(growing.map(({ finished }) => finished));
    await expect(within(picture).getAllByText('$148')).toHaveLength(2);
    const pole = within(picture).getByText('You').closest('g')?.firstElementChild;
    const yours = layers?.querySelector('path[d^="M465"]');
    await expect(middleOf(yours)).toBeCloseTo(middleOf(pole), 0);
  },
};

/**
 * A native range input, keys included, named by what is on your tag; each tooth says its price and
 * how far it is from the median.
 */
export const HeroSlid: StoryObj = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: () => <HeroSection />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: youLabel });
    fireEvent.input(slider, { target: { value: '24' } });
    await expect(slider).toHaveAttribute('aria-valuetext', `$185, ${hero.gap.none}`);
    fireEvent.input(slider, { target: { value: '27' } });
    await expect(slider).toHaveAttribute('aria-valuetext', `$200, $15 ${hero.gap.over}`);
    const picture = within(canvas.getByRole('img', { name: label }));
    await expect(picture.getAllByText('$200')).toHaveLength(2);
    // The ruler has no room for the median's price so near to yours: its flag says it.
    await expect(picture.getByText('$185')).toBeVisible();
  },
};
