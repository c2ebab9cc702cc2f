import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Steps } from '../components/Steps';
import { Comb } from '../illustration/Comb';
import { combShapes } from '../illustration/drawings';
import { type CoverRecipe, type CoverSpec, GuideCover } from '../illustration/GuideCover';
import {
  type CoverBackground,
  coverBackgrounds,
  coverRecipes,
} from '../illustration/GuideCover/recipes';
import { Mirror } from '../illustration/Mirror';
import { Strands } from '../illustration/Strands';
import { SwingTag } from '../illustration/SwingTag';
import { artPalette } from './constants';
import { art } from './contract.css';
import { contrast } from './contrast';
import * as styles from './Illustration.stories.css';

const meta = {
  title: 'Foundations/Illustration',
  parameters: {
    guide: {
      use: 'Every picture is drawn by code from four parts, in flat color. The same seed draws the same picture, on the server, in the browser and in a file. A picture is decoration: it carries no text, and nobody misses a fact who does not see it.',
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface PartProps {
  readonly name: string;
  readonly background: CoverBackground;
  readonly words: string;
  readonly children: ReactNode;
}

const Part = ({ name, background, words, children }: PartProps) => (
  <li className={styles.figure}>
    <svg className={styles.drawing} viewBox="0 0 400 280" aria-hidden="true">
      <rect width="400" height="280" fill={art[background]} />
      {children}
    </svg>
    <h2 className={styles.name}>{name}</h2>
    <p className={styles.words}>{words}</p>
  </li>
);

const rising = [54, 60, 68, 78, 90, 104, 120, 138, 158, 180];
const comb = { x: 30, y: 222, width: 340, lengths: rising, toothWidth: 17, spine: 34, corner: 12 };
const hair = {
  left: [0, 140, 270, 400].map((x, at) => ({ x: x - 20 + at * 14, y: [70, 20, 110, 40][at] ?? 0 })),
  right: [0, 140, 270, 400].map((x, at) => ({
    x: x - 20 + at * 14,
    y: [230, 170, 260, 190][at] ?? 0,
  })),
  count: 34,
  seed: 12,
  jitter: 2,
};
const tag = { x: 200, y: 26, width: 150, height: 222, chamfer: 26, size: 76 } as const;
const glass = { x: 200, y: 140, radius: 118, glass: 'powder' } as const;
const seen = combShapes({
  ...comb,
  x: 104,
  y: 202,
  width: 200,
  lengths: rising.slice(1, 9),
  toothWidth: 13,
  spine: 70,
});

/** No fifth part: a chair, jars and scissors are built from these, too. */
export const Parts: Story = {
  render: () => (
    <ul className={styles.pair}>
      <Part
        name="Comb"
        background="powder"
        words="A bar chart with round teeth. The spine is drawn last and covers their feet. One tooth is yours; a missing tooth is a dashed outline."
      >
        <Comb shape={{ ...comb, you: 5, missing: [2] }} />
      </Part>
      <Part
        name="Strands"
        background="mint"
        words="Hair between two guide lines. Bundles pinch and turn, and never tangle. One strand in ten is lacquer. Paths run past the edge, so that no cut shows."
      >
        <Strands
          shape={hair}
          colors={{ dark: 'ink', red: 'lacquer', brown: 'honey' }}
          width={2.4}
        />
      </Part>
      <Part
        name="Swing tag"
        background="honey"
        words="Two cut corners and a hole that shows the background. The price is an outline and needs no font; a wrong guess is struck out."
      >
        <SwingTag look={{ ...tag, background: 'honey', price: '$58', rotation: -4 }} />
      </Part>
      <Part
        name="Mirror"
        background="jar"
        words="A thick ring with another part in its glass: what a rival does, seen from your chair."
      >
        <Mirror look={glass} reflection={seen} />
      </Part>
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg text')).toBeNull();
  },
};

type ArtColor = keyof typeof artPalette;
const artColors = Object.keys(artPalette) as readonly ArtColor[]; // keys() forgets the names of a const

const teeth = { x: 14, y: 76, width: 116, lengths: [26, 36, 48, 60], toothWidth: 14, spine: 18 };

/** What stands apart from a background at 3 to 1 can tell something on it; the rest only decorates. */
const use = (ratio: number): string => (ratio >= 3 ? 'tells' : 'decorates');

const OnBackground = ({ color, background }: { color: ArtColor; background: CoverBackground }) => {
  const ratio = contrast(artPalette[color], artPalette[background]);
  return (
    <li>
      <svg className={styles.drawing} viewBox="0 0 144 104" aria-hidden="true">
        <rect width="144" height="104" fill={art[background]} />
        <Comb shape={teeth} colors={{ fill: color }} />
      </svg>
      <p className={styles.caption}>
        {color}, {ratio.toFixed(2)}
        <br />
        {use(ratio)}
      </p>
    </li>
  );
};

/** A closed palette that no theme inverts: one background, and three colors on it at most. */
export const Backgrounds: Story = {
  render: () => (
    <ul className={styles.rows}>
      {coverBackgrounds.map((background) => (
        <li key={background} className={styles.row}>
          <div>
            <h2 className={styles.name}>{background}</h2>
            <p className={styles.caption}>{artPalette[background]}</p>
          </div>
          <ul className={styles.colors}>
            {artColors
              .filter((color) => color !== background)
              .map((color) => (
                <OnBackground key={color} color={color} background={background} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    for (const told of ['ink', 'lacquer', 'teal']) {
      const captions = canvas.getAllByText(new RegExp(`^${told}, .*tells$`));
      // Lacquer on honey, at 3.13, is the closest; as text it would not do.
      await expect(captions).toHaveLength(coverBackgrounds.length);
    }
  },
};

const recipeWords = {
  tags: 'Prices on a string; the dearer, the longer.',
  rise: 'Prices that climb, and where you stand among them.',
  gap: 'What is missing: staff, revenue, an answer.',
  scissor: 'Two forces that leave each other just so much room.',
  ladder: 'A price list with your line in it.',
  mirror: 'Looking at yourself, or at the salon across the street.',
  wave: 'Movement over time.',
} as const satisfies Record<CoverRecipe, string>;

/** A cover is a recipe and a background. The guide’s slug is the seed: no two look alike. */
export const Recipes: Story = {
  render: () => (
    <ul className={styles.rows}>
      {coverRecipes.map((recipe) => (
        <li key={recipe} className={styles.row}>
          <div>
            <h2 className={styles.name}>{recipe}</h2>
            <p className={styles.words}>{recipeWords[recipe]}</p>
          </div>
          <div className={styles.backgrounds}>
            {coverBackgrounds.map((background) => (
              <GuideCover
                key={background}
                slug={`${recipe}-on-${background}`}
                recipe={recipe}
                background={background}
                className={styles.drawing}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
    await expect(new Set(drawn).size).toBe(coverRecipes.length * coverBackgrounds.length);
  },
};

const added: CoverSpec = { slug: 'when-to-raise-prices', recipe: 'rise', background: 'mint' };

const snippet = `const cover = ${JSON.stringify(added, null, 2)
  .replace(/"(\w+)":/g, '$1:')
  .replaceAll('"', "'")};

<GuideCover {...cover} />
<GuideCover {...cover} wide />

writeFile('cover.svg', guideCoverSvg(cover));`;

/** The two pictures are what the lines above them draw. */
export const AddOne: Story = {
  render: () => (
    <div className={styles.steps}>
      <Steps className={styles.wide}>
        <li>Choose a recipe by what the guide says, not by how it looks.</li>
        <li>Choose a background that neither neighbor in the list has.</li>
        <li>Give it the guide’s slug. If the picture is poor, mend the recipe, for all.</li>
      </Steps>
      <pre className={styles.code}>
        <code>{snippet}</code>
      </pre>
      <GuideCover {...added} className={styles.drawing} />
      <GuideCover {...added} wide className={`${styles.drawing} ${styles.wide}`} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/GuideCover/)).toHaveTextContent(`slug: '${added.slug}'`);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2);
  },
};
