import type { Decorator } from '@storybook/react-vite';

/** Shows a story in a box of the given look. */
export const onStage =
  (look: string): Decorator =>
  (Story) => (
    <div className={look}>
      <Story />
    </div>
  );
