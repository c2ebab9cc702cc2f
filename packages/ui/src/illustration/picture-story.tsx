import type { Decorator } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type Paint, themedPaint } from './paint';
import * as stage from './stage.stories.css';

/** Puts a part into a picture: named by the parameter `picture`, hidden without it. */
export const inPicture =
  (height: number, background: Paint = 'none'): Decorator =>
  (Story, { parameters: { picture } }) => (
    <svg
      className={stage.drawing}
      viewBox={`0 0 400 ${height}`}
      role="img"
      aria-label={picture}
      aria-hidden={picture === undefined ? true : undefined}
    >
      <rect width="400" height={height} fill={themedPaint[background]} />
      <Story />
    </svg>
  );

/** A story of a part in a picture that has a name: of the part itself nothing is heard. */
export const inANamedPicture = (picture: string) => ({
  parameters: { picture },
  tags: ['!autodocs'],
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    const drawing = within(canvasElement).getByRole('img', { name: picture });
    await expect(drawing.querySelector('g')).toBeVisible();
    await expect(drawing.querySelectorAll('[role], [aria-label], title, text, a')).toHaveLength(0);
  },
});
