import type { Meta, StoryObj } from '@storybook/react-vite';
import { guides } from '@tallycomb/content/guides';
import { problems } from '@tallycomb/content/pages';
import { notFoundPage } from '@tallycomb/content/site';
import { expect, userEvent } from 'storybook/test';
import { guideCoverSvg, recipes } from '../../site/src/drawing/guide-cover.server';
import { salonObjectSvg } from '../../site/src/drawing/salon-objects.server';
import { MissingTeeth as Teeth } from '../../site/src/error-boundary/not-found';
import { backdropSvg } from '../../site/src/pages/home/backdrops.server';
import { backdropScenes } from '../../site/src/pages/home/pictures';
import { problemSvg } from '../../site/src/pages/home/problem-pictures.server';
import * as styles from './Illustration.stories.css';

/** Drawings of the site, and pictures that the build writes to files. */
export default {
  title: 'Pages/Illustration (picture, drawing)',
  id: 'pages-illustration',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

const backgrounds = ['mint', 'powder', 'honey', 'jar'] as const;

const coverRecipes = Object.keys(recipes) as (keyof typeof recipes)[]; // its own keys

const Drawn = ({
  svg,
  on,
}: {
  readonly svg: string;
  readonly on?: keyof typeof styles.on | undefined;
}) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    alt=""
    className={on && styles.on[on]}
  />
);

/** A recipe and a background each. The guide’s slug is the seed: no two look alike. */
export const GuidePictures: StoryObj = {
  parameters: { screen: 'desktop' },
  render: () => (
    <div className={styles.pictures}>
      {coverRecipes.map((recipe, at) => (
        <Drawn
          key={recipe}
          svg={guideCoverSvg({
            slug: `about-${recipe}`,
            recipe,
            background: backgrounds[at % backgrounds.length] ?? 'mint',
          })}
        />
      ))}
    </div>
  ),
};

/** Home’s problems, and what stands behind its vignettes. */
export const Scenes: StoryObj = {
  parameters: { screen: 'desktop' },
  render: () => (
    <div className={styles.pictures}>
      {problems.cards.map(({ scene }) => (
        <Drawn key={scene} svg={problemSvg(scene)} />
      ))}
      {backdropScenes.map((scene, at) => (
        <Drawn key={scene} svg={backdropSvg(scene)} on={(['mint', 'jar', 'honey'] as const)[at]} />
      ))}
    </div>
  ),
};

/** Beside the quote of each guide, an object that is a chart, too, with the figures of the text. */
export const Objects: StoryObj = {
  parameters: { screen: 'desktop' },
  render: () => (
    <div className={styles.pictures}>
      {guides.map(({ id, scene }) => (
        <Drawn key={id} svg={salonObjectSvg(scene)} on={scene.background} />
      ))}
    </div>
  ),
};

const { label, whole } = notFoundPage.teeth;

/**
 * Each loose tooth and its gap are a checkbox: Space puts it back in, and a line appears once all
 * are in. No script.
 */
export const MissingTeeth: StoryObj = {
  parameters: { layout: 'fullscreen', screen: 'desktop' },
  render: () => <Teeth />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole)).not.toBeVisible();
    for (const tooth of canvas.getAllByRole('checkbox', { name: new RegExp(`^${label} \\d$`) })) {
      await expect(tooth.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
      tooth.focus();
      await userEvent.keyboard(' ');
    }
    await expect(canvas.getByText(whole)).toBeVisible();
  },
};
