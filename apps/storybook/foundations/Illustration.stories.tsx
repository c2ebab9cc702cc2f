import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CoverRecipe, GuideCover } from '../../../packages/ui/src/illustration/GuideCover';
import {
  coverBackgrounds,
  coverRecipes,
} from '../../../packages/ui/src/illustration/GuideCover/recipes';
import * as styles from './Illustration.stories.css';

const meta = {
  title: 'Foundations/Illustration',
  parameters: {
    guide: {
      use: 'Every picture is drawn by code from four parts, in flat color: comb, strands of hair, swing tag and mirror. The same seed draws the same picture, on the server, in the browser and in a file. A picture is decoration: it carries no text, and nobody misses a fact who does not see it.',
      do: [
        'Choose a cover’s recipe by what the guide says, not by how it looks.',
        'Choose a background that neither neighbor in the list has.',
      ],
      dont: [
        'Draw a fifth part: a chair, jars and scissors are built from these, too.',
        'Mend one poor picture: mend its recipe, for all.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
    <ul className={styles.gallery}>
      {coverRecipes.map((recipe, at) => (
        <li key={recipe} className={styles.picture}>
          <GuideCover
            slug={recipe}
            recipe={recipe}
            background={coverBackgrounds[at % coverBackgrounds.length] ?? 'mint'}
          />
          <h2 className={styles.name}>{recipe}</h2>
          <p>{recipeWords[recipe]}</p>
        </li>
      ))}
    </ul>
  ),
};
