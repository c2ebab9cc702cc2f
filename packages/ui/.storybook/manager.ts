import './names-in-sidebar';
import './screen-in-manager';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type API, addons, types } from 'storybook/manager-api';
import { brands } from './brand';
import { onSchemeChange, schemeOf } from './page-theme';
import { SideBySide } from './SideBySide';

const ID = 'tallycomb';

addons.setConfig({ theme: brands[schemeOf('system')] });

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

addons.register(ID, (api) => {
  followTheme(api);
  addons.add(`${ID}/side-by-side`, { type: types.PREVIEW, render: SideBySide });
});
