import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { inTitleCase, nameIn } from '../../../packages/ui/stories/names';
import { brands } from './brand';
import { onSchemeChange, schemeOf } from './page-theme';

addons.setConfig({
  theme: brands[schemeOf('system')],
  // A page of the site has no controls, and needs the room.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, isShown) => isShown && !storyId.startsWith('pages--'),
  },
  sidebar: {
    renderLabel: ({ name }) => inTitleCase(nameIn(name)),
  },
});

/** Gives Storybook's window the theme of the stories. */
addons.register('theme', (api) => {
  let chosen: unknown;
  const follow = () => api.setOptions({ theme: brands[schemeOf(chosen)] });
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }) => {
      chosen = globals.theme;
      follow();
    });
  onSchemeChange(follow);
});

/** Puts a section after the toolbar's choices, which Storybook adds to its end. */
const sectionLast = (url: string | URL | null | undefined) =>
  typeof url === 'string' ? url.replace(/(#[^&]*)(&.*)$/, '$2$1') : url;

const { pushState, replaceState } = history;
history.replaceState = (state, unused, url) =>
  replaceState.call(history, state, unused, sectionLast(url));
// Storybook adds the address of a section to the history twice, so that the first Back does nothing.
history.pushState = (state, unused, url) => {
  const address = sectionLast(url);
  const isHere = String(address) === `${location.pathname}${location.search}${location.hash}`;
  const change = isHere ? replaceState : pushState;
  change.call(history, state, unused, address);
};

// Enter opens the result of that name, or else the first, when none is chosen.
addEventListener('keydown', ({ key, target }) => {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
  if (target.getAttribute('aria-activedescendant')) return;
  const results = [...document.querySelectorAll<HTMLElement>('.search-result-item')];
  const asked = target.value.trim().toLowerCase();
  const isNamed = ({ dataset }: HTMLElement) => `-${dataset.id}`.endsWith(`-${asked}--docs`);
  (results.find(isNamed) ?? results[0])?.click();
});
