import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

interface Prepared {
  readonly parameters: { readonly screen?: string };
}

/** Gives each story that is opened the screen that it names, and takes that back after it. */
addons.register('screen', (api) => {
  let given: string | undefined;
  api.on(STORY_PREPARED, ({ parameters: { screen } }: Prepared) => {
    if (screen ?? given) api.updateGlobals({ viewport: { value: screen, isRotated: false } });
    given = screen;
  });
});
