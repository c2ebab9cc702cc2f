import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { contract } from '../../stories/contract';
import { svgAddress } from '../../stories/svg-address';
import { Comb } from './Comb';
import { type CoverRecipe, type CoverSpec, guideCoverSvg } from './GuideCover';
import { coverBackgrounds } from './GuideCover/cover-frame';
import { coverRecipes } from './GuideCover/recipes';
import * as styles from './Illustration.stories.css';
import { problemArtSvg } from './ProblemArt';
import { SalonArt } from './SalonArt';

export default {
  title: 'Art/Illustration (picture, drawing)',
  id: 'illustration',
  component: SalonArt,
  subcomponents: { Comb },
  parameters: {
    ...contract({
      purpose:
        'Every picture is drawn by code from four parts, in flat color: comb, strands, swing tag, mirror. The same seed draws the same picture, on the server, in the browser and in a file. A picture is decoration: it carries no text, and nobody who does not see it misses a fact.',
      do: [
        'Let lengths be true: prices, years, what a jar holds.',
        'Choose a cover’s recipe by what the guide says, and a background that neither neighbor has.',
        'Write covers, problems, backdrops and objects to files: guideCoverSvg, problemArtSvg, vignetteBackdropSvg, salonArtSvg.',
      ],
      dont: [
        'Mark two teeth as yours.',
        'Build a fifth part: a chair, jars and scissors are made of the four, too.',
        'Use more than three colors on one background, or invert one in the dark.',
        'Say anything in a color other than ink, lacquer and teal: the rest only decorate.',
        'Lay text over a picture, or repeat a scene in a row.',
      ],
    }),
    screen: 'desktop',
  },
  args: { object: 'chair', values: [110], background: 'powder' },
} satisfies Meta<typeof SalonArt>;
type Story = StoryObj<typeof SalonArt>;

const Picture = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
  <div>
    {children}
    <p className={styles.caption}>{of}</p>
  </div>
);

const recipeWords = {
  tags: 'Prices on a string; the dearer, the longer.',
  rise: 'Prices that climb, and where you stand among them.',
  gap: 'What is missing: staff, revenue, an answer.',
  scissor: 'Two forces that leave each other just so much room.',
  ladder: 'A price list with your line in it.',
  mirror: 'Looking at yourself, or at the salon across the street.',
  wave: 'Movement over time.',
} as const satisfies Record<CoverRecipe, string>;

const coverOf = (recipe: CoverRecipe, at: number): CoverSpec => ({
  slug: `about-${recipe}`,
  recipe,
  background: coverBackgrounds[at % coverBackgrounds.length] ?? 'mint',
});

const Drawn = ({ svg }: { readonly svg: string }) => (
  <img src={svgAddress(svg)} alt="" style={{ width: '100%' }} />
);

/** A recipe and a background each. The guide’s slug is the seed: no two look alike. */
export const Covers: Story = {
  render: () => (
    <div className={styles.pictures}>
      {coverRecipes.map((recipe, at) => (
        <Picture key={recipe} of={`${recipe}: ${recipeWords[recipe]}`}>
          <Drawn svg={guideCoverSvg(coverOf(recipe, at))} />
        </Picture>
      ))}
      <Picture of="The first recipe again, for another guide.">
        <Drawn svg={guideCoverSvg({ slug: 'raise-prices', recipe: 'tags', background: 'mint' })} />
      </Picture>
    </div>
  ),
};

/** One for each problem. */
export const Problems: Story = {
  render: () => (
    <div className={styles.pictures}>
      {(['missing-teeth', 'price-tags', 'mirror'] as const).map((scene) => (
        <Drawn key={scene} svg={problemArtSvg(scene)} />
      ))}
    </div>
  ),
};

const windows = async (canvasElement: HTMLElement) => {
  const ids = [...canvasElement.querySelectorAll('clipPath')].map(({ id }) => `url(#${id})`);
  const used = [...canvasElement.querySelectorAll('[clip-path]')].map((group) =>
    group.getAttribute('clip-path'),
  );
  await expect(new Set(ids).size).toBe(ids.length);
  await expect(used).toEqual(ids);
};

/** One large object each that is a chart, too, with the figures of the text beside it; its windows are its own. */
export const Objects: Story = {
  render: () => (
    <div className={styles.pictures}>
      <Picture of="A tag says the price of an hour in the chair.">
        <SalonArt object="chair" values={[110]} background="powder" />
      </Picture>
      <Picture of="As full as each value is of the first, the dashed line.">
        <SalonArt object="jars" values={[100, 96, 70, -8]} background="mint" />
      </Picture>
      <Picture of="The street’s prices in the glass; one tooth is yours.">
        <SalonArt object="hand-mirror" values={[48, 52, 55, 58, 65, 70, 140]} background="jar" />
      </Picture>
      <Picture of="No figures.">
        <SalonArt object="scissors" background="honey" />
      </Picture>
    </div>
  ),
  play: ({ canvasElement }) => windows(canvasElement),
};
