import './screen-in-manager';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';
import { inTitleCase, nameIn } from '../../../packages/ui/stories/names';
import { brands } from './brand';
import { onSchemeChange, schemeOf } from './page-theme';

addons.setConfig({
  theme: brands[schemeOf('system')],
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'component' ? nameIn(name) : inTitleCase(name)),
  },
});

/** Storybook's own window follows the theme that was chosen for the stories. */
function followTheme(api: API): void {
  let chosen: unknown = 'system';
  const follow = () => api.setOptions({ theme: brands[schemeOf(chosen)] });
  const choose = ({ globals }: { readonly globals: { readonly theme?: unknown } }) => {
    chosen = globals.theme;
    follow();
  };
  api.on(SET_GLOBALS, choose);
  api.on(GLOBALS_UPDATED, choose);
  onSchemeChange(follow);
}

addons.register('tallycomb', followTheme);
